export const CLAIM_KINDS = [
  'missed_check_out',
  'missed_check_in',
  'wrong_post',
  'same_station',
  'double_charge',
  'delay',
] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

export const RULED_KINDS = [
  'missed_check_out',
  'missed_check_in',
  'same_station',
  'double_charge',
  'delay',
] as const satisfies ClaimKind[]
export type RuledKind = (typeof RULED_KINDS)[number]

/** A wrong post is corrected where a missed check-out is, with the same stop twice, and so by the same rule. Source: arriva.nl. */
export const ruledAs = (kind: ClaimKind): RuledKind => (kind === 'wrong_post' ? 'missed_check_out' : kind)

export const CLAIM_KINDS = [
  'missed_check_out',
  'missed_check_in',
  'same_station',
  'double_charge',
  'delay',
] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

export const REJECTION_REASONS = [
  'too_late',
  'cap_reached',
  'already_corrected',
  'card_not_found',
  'stops_do_not_match',
  'no_valid_product',
  'not_charged',
  'other',
] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]

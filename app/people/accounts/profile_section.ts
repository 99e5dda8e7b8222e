/** In the order of the menu. */
export const PROFILE_SECTIONS = [
  'personal',
  'bank-account',
  'cards',
  'mandate',
  'security',
  'emails',
  'appearance',
  'account',
  'premium',
  'referral',
] as const
export type ProfileSection = (typeof PROFILE_SECTIONS)[number]

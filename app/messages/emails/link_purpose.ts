export const LINK_PURPOSES = [
  'verify_email',
  'reset_password',
  'change_email',
  'undo_email_change',
  'tell_answers',
] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

export const LINK_MINUTES: Record<LinkPurpose, number> = {
  verify_email: 24 * 60,
  reset_password: 60,
  change_email: 24 * 60,
  undo_email_change: 7 * 24 * 60,
  tell_answers: 30 * 24 * 60,
}

import { LINK_MINUTES } from '#app/messages/emails/link_purpose'
import { INVITATION_DAYS } from '#app/messages/emails/invitation_days'
import type { EmailTopic } from '#app/messages/emails/topics'

export type Template = {
  topic: EmailTopic
  /** Placeholders of `emails.<name>.*` in the catalogs: amounts end in `Cents`, times are ISO. */
  values: readonly string[]
  button?: `/${string}`
  /** Minutes that a secret link behind the button works. It is not stored in the body; no resend after it expires. */
  linkMinutes?: number
  /** The address is erased once the message is sent. */
  isAnonymous?: true
  /** What becomes of it decides whether a letter to an operator left. */
  isLetter?: true
}

export const TEMPLATES = {
  verify_email: {
    topic: 'account',
    values: ['waitingCents'],
    linkMinutes: LINK_MINUTES.verify_email,
  },
  already_registered: { topic: 'account', values: [], button: '/login' },
  welcome: { topic: 'account', values: [], button: '/batches/create' },
  upload_link: { topic: 'account', values: [], button: '/batches/create' },
  invitation: {
    topic: 'account',
    values: ['tenant', 'inviter'],
    linkMinutes: INVITATION_DAYS * 24 * 60,
  },
  manager_invitation: {
    topic: 'account',
    values: ['tenant', 'inviter'],
    linkMinutes: INVITATION_DAYS * 24 * 60,
  },
  invitation_requested: { topic: 'account', values: ['tenant', 'email', 'page'], button: '/{page}' },
  contact_received: { topic: 'account', values: ['reference'] },
  contact_answered: { topic: 'account', values: ['reference', 'answer'], button: '/contact' },
  job_application_received: { topic: 'account', values: [], button: '/job-application' },
  account_erased: {
    topic: 'account',
    values: ['reference', 'paidOutCents', 'givenUpCents'],
    isAnonymous: true,
  },

  reset_password: {
    topic: 'security',
    values: [],
    linkMinutes: LINK_MINUTES.reset_password,
  },
  password_changed: { topic: 'security', values: [], button: '/forgot-password' },
  email_change_asked: { topic: 'security', values: ['newEmail'], button: '/profile/personal' },
  email_change_link: {
    topic: 'security',
    values: [],
    linkMinutes: LINK_MINUTES.change_email,
  },
  email_change_taken: { topic: 'security', values: [], button: '/login' },
  email_changed: {
    topic: 'security',
    values: ['newEmail'],
    linkMinutes: LINK_MINUTES.undo_email_change,
  },
  email_change_undone: { topic: 'security', values: [], button: '/forgot-password' },
  new_device: {
    topic: 'security',
    values: ['browser', 'place', 'at'],
    button: '/profile/security',
  },
  many_failures: { topic: 'security', values: ['count'], button: '/profile/security' },
  two_factor_on: { topic: 'security', values: [], button: '/profile/security' },
  two_factor_off: { topic: 'security', values: [], button: '/profile/security' },
  passkey_added: { topic: 'security', values: ['name'], button: '/profile/security' },
  passkey_removed: { topic: 'security', values: ['name'], button: '/profile/security' },
  recovery_code_used: { topic: 'security', values: ['left'], button: '/profile/security' },
  recovery_codes_renewed: { topic: 'security', values: [], button: '/profile/security' },
  iban_changed: {
    topic: 'security',
    values: ['last4', 'paidFrom'],
    button: '/profile/bank-account',
  },
  tenant_iban_changed: {
    topic: 'security',
    values: ['tenant', 'slug', 'by', 'last4', 'paidFrom'],
    button: '/t/{slug}/balance',
  },
  staff_role_changed: { topic: 'security', values: ['name', 'role', 'by'], button: '/admin/users' },
  account_viewed: { topic: 'security', values: ['reason'], button: '/profile/security' },

  refund_received: { topic: 'money', values: ['operator', 'netCents'], button: '/balance' },
  payout_requested: { topic: 'money', values: ['amountCents', 'last4'], button: '/balance' },
  payout_returned: {
    topic: 'money',
    values: ['amountCents', 'last4', 'reason'],
    button: '/profile/bank-account',
  },
  payout_rejected: { topic: 'money', values: ['amountCents', 'reason'], button: '/balance' },
  refund_reclaimed: { topic: 'money', values: ['operator', 'netCents'], button: '/balance' },
  balance_corrected: {
    topic: 'money',
    values: ['amountCents', 'direction', 'reason'],
    button: '/balance',
  },
  premium_started: { topic: 'money', values: ['amountCents', 'until'], button: '/profile/premium' },
  premium_renewed: { topic: 'money', values: ['amountCents', 'until'], button: '/profile/premium' },
  premium_ended: { topic: 'money', values: ['amountCents'], button: '/profile/premium' },
  expense_rejected: {
    topic: 'money',
    values: ['reference', 'amountCents', 'reason'],
    button: '/expenses',
  },
  expense_reimbursed: {
    topic: 'money',
    values: ['reference', 'amountCents', 'to', 'last4'],
    button: '/expenses',
  },
  referral_rewarded: { topic: 'money', values: ['amountCents'], button: '/balance' },

  claim_decided: {
    topic: 'claims',
    values: ['operator', 'reference', 'outcome', 'to'],
    button: '/claims/{reference}',
  },
  claims_submitted: {
    topic: 'claims',
    values: ['operator', 'count', 'until'],
    button: '/claims',
  },
  claim_window_closing: {
    topic: 'claims',
    values: ['operator', 'count', 'reference', 'until', 'what'],
    button: '/claims/{reference}',
  },
  claim_expired: {
    topic: 'claims',
    values: ['operator', 'count', 'reference'],
    button: '/claims/{reference}',
  },
  claims_decided: {
    topic: 'claims',
    values: ['operator', 'count', 'approved'],
    button: '/claims',
  },
  claim_on_hold: {
    topic: 'claims',
    values: ['operator', 'reference'],
    button: '/claims/{reference}',
  },
  claims_objected: {
    topic: 'claims',
    values: ['operator', 'count', 'until'],
    button: '/claims',
  },
  objections_returned: { topic: 'claims', values: ['operator', 'count'], button: '/claims' },
  claims_returned: {
    topic: 'claims',
    values: ['operator', 'count'],
    button: '/claims',
  },
  committee_asked: {
    topic: 'claims',
    values: ['operator', 'reference', 'committee'],
    button: '/claims/{reference}',
  },
  claim_escalated: {
    topic: 'claims',
    values: ['operator', 'reference', 'committee'],
    button: '/claims/{reference}',
  },
  claim_overdue: {
    topic: 'claims',
    values: ['operator', 'count', 'reference', 'until'],
    button: '/claims/{reference}',
  },
  claims_asked: {
    topic: 'claims',
    values: ['operator', 'count'],
    linkMinutes: LINK_MINUTES.tell_answers,
  },
  operator_overdue: {
    topic: 'claims',
    values: ['operator', 'slug', 'count', 'grossCents', 'until'],
    button: '/admin/counterparties/{slug}',
  },
  letter: {
    topic: 'claims',
    isLetter: true,
    values: ['operator', 'reference', 'count', 'grossCents'],
  },
  letter_objection: {
    topic: 'claims',
    isLetter: true,
    values: ['operator', 'reference', 'count', 'grossCents'],
  },
  letter_reminder: {
    topic: 'claims',
    isLetter: true,
    values: ['operator', 'reference', 'count', 'grossCents'],
  },
  batch_imported: {
    topic: 'imports',
    values: ['path', 'file', 'trips', 'irregular', 'besideUnread'],
    button: '/{path}',
  },
  finish_onboarding: { topic: 'reminders', values: [], button: '/onboarding' },
  referral_joined: { topic: 'referrals', values: [], button: '/profile/referral' },
} as const satisfies Record<string, Template>

export type TemplateName = keyof typeof TEMPLATES

export type ValuesOf<Name extends TemplateName> = Record<(typeof TEMPLATES)[Name]['values'][number], string | number>

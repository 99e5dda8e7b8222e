import type { EmailTopic } from '#app/emails/topics'

type Template = {
  topic: EmailTopic
  /** The gaps in its words, as `emails.<name>.*` in the catalogs names them. Amounts are cents. */
  values: readonly string[]
  /** Where its button leads: an address in `links`, or a plain page of the site. */
  button?: 'link' | `/${string}`
}

/**
 * Every message we send. A button of `link` opens something by itself (a reset, a verification): its address
 * is kept out of the stored body.
 */
export const TEMPLATES = {
  verify_email: { topic: 'account', values: [], button: 'link' },
  already_registered: { topic: 'account', values: [], button: '/login' },
  welcome: { topic: 'account', values: [], button: '/batches/create' },
  invitation: { topic: 'account', values: ['tenant', 'inviter'], button: 'link' },
  job_application_received: { topic: 'account', values: [], button: '/job-application' },
  account_erased: { topic: 'account', values: ['reference', 'paidOutCents', 'givenUpCents'] },

  reset_password: { topic: 'security', values: [], button: 'link' },
  password_changed: { topic: 'security', values: [], button: '/forgot-password' },
  email_change_asked: { topic: 'security', values: ['newEmail'], button: '/profile' },
  email_change_link: { topic: 'security', values: [], button: 'link' },
  email_change_taken: { topic: 'security', values: [], button: '/login' },
  email_changed: { topic: 'security', values: ['newEmail'], button: 'link' },
  email_change_undone: { topic: 'security', values: [], button: '/forgot-password' },
  new_device: { topic: 'security', values: ['browser', 'place', 'at'], button: '/profile' },
  many_failures: { topic: 'security', values: ['count'], button: '/profile' },
  two_factor_on: { topic: 'security', values: [], button: '/profile' },
  two_factor_off: { topic: 'security', values: [], button: '/profile' },
  passkey_added: { topic: 'security', values: ['name'], button: '/profile' },
  passkey_removed: { topic: 'security', values: ['name'], button: '/profile' },
  recovery_code_used: { topic: 'security', values: ['left'], button: '/profile' },
  recovery_codes_renewed: { topic: 'security', values: [], button: '/profile' },
  iban_changed: { topic: 'security', values: ['last4', 'paidFrom'], button: '/profile' },
  account_viewed: { topic: 'security', values: ['reason'], button: '/profile' },

  refund_received: { topic: 'money', values: ['operator', 'netCents'], button: '/balance' },
  payout_requested: { topic: 'money', values: ['amountCents', 'last4'], button: '/balance' },
  premium_started: { topic: 'money', values: ['amountCents', 'until'], button: '/profile' },
  premium_renewed: { topic: 'money', values: ['amountCents', 'until'], button: '/profile' },
  premium_ended: { topic: 'money', values: ['amountCents'], button: '/profile' },
  referral_rewarded: { topic: 'money', values: ['amountCents'], button: '/balance' },

  claim_decided: {
    topic: 'claims',
    values: ['operator', 'reference', 'outcome'],
    button: '/claims',
  },
  batch_imported: { topic: 'imports', values: ['file', 'trips'], button: '/batches' },
  finish_onboarding: { topic: 'reminders', values: [], button: '/onboarding' },
  referral_joined: { topic: 'referrals', values: [], button: '/profile' },
} as const satisfies Record<string, Template>

export type TemplateName = keyof typeof TEMPLATES

export type ValuesOf<Name extends TemplateName> = Record<
  (typeof TEMPLATES)[Name]['values'][number],
  string | number
>

import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import Email from '#app/messages/emails/email'
import { type Body, type SecretLink, bodyFor } from '#app/messages/emails/secret_link'
import type { TemplateName, ValuesOf } from '#app/messages/emails/templates'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'

/** What someone was sent, newest first. */
export const emailsTo = (user: Pick<User, 'id'>) =>
  asStaff(() =>
    Email.query()
      .where('user_id', user.id)
      .withScopes((scopes) => scopes.newestFirst())
  )

export const lastEmailTo = async (user: User) => (await emailsTo(user))[0]

/** A link of no account, as a mail takes it along. */
export const secretLink = (url: string): SecretLink => ({ url, tokenHash: randomUUID() })

/** What a staff member reads of a message. */
export const bodyRead = (email: Email, by: User): Promise<Body> => asStaff(() => bodyFor(by, email))

/** Something believable for every gap of every message. */
export const SAMPLE_VALUES: { [Name in TemplateName]: ValuesOf<Name> } = {
  verify_email: { waitingCents: 16_00 },
  already_registered: {},
  welcome: {},
  upload_link: {},
  invitation: { tenant: 'Hogeschool Delfland', inviter: 'Marieke de Wit' },
  manager_invitation: { tenant: 'Hogeschool Delfland', inviter: 'Marieke de Wit' },
  invitation_requested: { tenant: 'Hogeschool Delfland', email: 'jan@delfland.example', page: 't/delfland/members' },
  contact_received: { reference: 'MSG-7F3K-92QD' },
  contact_answered: { reference: 'MSG-7F3K-92QD', answer: 'Ja, dat kan.' },
  job_application_received: {},
  account_erased: { reference: 'ERA-7F3K-92QD', paidOutCents: 1208, givenUpCents: 0 },
  reset_password: {},
  password_changed: {},
  email_change_asked: { newEmail: 's•••@voorbeeld.nl' },
  email_change_link: {},
  email_change_taken: {},
  email_changed: { newEmail: 's•••@voorbeeld.nl' },
  email_change_undone: {},
  new_device: { browser: 'Firefox, Windows', place: 'NL', at: '2026-11-03T13:05:00Z' },
  many_failures: { count: 10 },
  two_factor_on: {},
  two_factor_off: {},
  passkey_added: { name: 'iPhone van Sanne' },
  passkey_removed: { name: 'iPhone van Sanne' },
  recovery_code_used: { left: 2 },
  recovery_codes_renewed: {},
  iban_changed: { last4: '4300', paidFrom: '2026-11-05T13:05:00Z' },
  staff_role_changed: { name: 'Anna Agent', role: 'finance', by: 'Olga Owner' },
  tenant_iban_changed: {
    tenant: 'Example BV',
    slug: 'example',
    by: 'Mila Manager',
    last4: '4300',
    paidFrom: '2026-11-05T13:05:00Z',
  },
  account_viewed: { reason: 'Je vroeg waarom een upload niet lukte.' },
  refund_received: { operator: 'NS', netCents: 1208 },
  payout_requested: { amountCents: 4250, last4: '4300' },
  payout_returned: { amountCents: 4250, last4: '4300', reason: 'AC04' },
  payout_rejected: { amountCents: 4250, reason: 'De rekening is van iemand anders.' },
  refund_reclaimed: { operator: 'NS', netCents: 1208 },
  balance_corrected: {
    amountCents: 500,
    direction: 'up',
    reason: 'Een dubbel ingehouden vergoeding.',
  },
  premium_started: { amountCents: 299, until: '2026-12-03' },
  premium_renewed: { amountCents: 299, until: '2027-01-03' },
  premium_ended: { amountCents: 299 },
  expense_rejected: {
    reference: 'EXP-7F3K-92QD',
    amountCents: 1250,
    reason: 'The receipt shows another day.',
  },
  expense_reimbursed: {
    reference: 'EXP-7F3K-92QD',
    amountCents: 1250,
    to: 'account',
    last4: '4300',
  },
  referral_rewarded: { amountCents: 500 },
  claim_decided: {
    operator: 'NS',
    reference: 'CLM-7F3K-92QD',
    outcome: 'partly_approved',
    to: 'fareback',
  },
  claims_submitted: { operator: 'NS', count: 2, until: '2026-12-03' },
  claim_window_closing: {
    operator: 'HTM',
    count: 1,
    reference: 'CLM-7F3K-92QD',
    until: '2026-12-03',
    what: 'submit',
  },
  claims_decided: { operator: 'NS', count: 40, approved: 38 },
  claim_on_hold: { operator: 'NS', reference: 'CLM-7F3K-92QD' },
  claims_asked: { operator: 'NS', count: 2 },
  objections_returned: { operator: 'NS', count: 2 },
  claims_returned: { operator: 'NS', count: 2 },
  claims_objected: { operator: 'NS', count: 2, until: '2026-12-03' },
  committee_asked: { operator: 'NS', reference: 'CLM-7F3K-92QD', committee: 'geschillencommissie' },
  claim_escalated: { operator: 'NS', reference: 'CLM-7F3K-92QD', committee: 'klachtenloket' },
  claim_overdue: { operator: 'NS', count: 2, reference: 'CLM-7F3K-92QD', until: '2026-11-03' },
  operator_overdue: {
    operator: 'NS',
    slug: 'ns',
    count: 12,
    grossCents: 18120,
    until: '2026-11-03',
  },
  letter_objection: {
    operator: 'NS',
    reference: 'SUB-7F3K-92QD',
    count: 3,
    grossCents: 4530,
  },
  letter_reminder: {
    operator: 'NS',
    reference: 'SUB-7F3K-92QD',
    count: 3,
    grossCents: 4530,
  },
  claim_expired: { operator: 'HTM', count: 1, reference: 'CLM-7F3K-92QD' },
  letter: { operator: 'NS', reference: 'SUB-7F3K-92QD', count: 12, grossCents: 18120 },
  batch_imported: {
    path: 'batches/01a1fe99-0000-7000-8000-000000000000',
    file: 'reistransacties-oktober.csv',
    trips: 42,
    irregular: 3,
    besideUnread: 0,
  },
  finish_onboarding: {},
  referral_joined: {},
}

/** A message that was sent, with a text and a page of its own. */
export const createEmail = (user: User, subject: string) =>
  asWorker(async () => {
    const email = await Email.create({
      tenantId: user.tenantId,
      userId: user.id,
      toAddress: user.email,
      status: 'sent',
      sentAt: DateTime.now(),
      template: 'welcome',
      topic: 'account',
      locale: 'en',
      subject,
      html: `<!doctype html><html><body><p style="color: red">${subject}</p></body></html>`,
      text: `Text of ${subject}`,
    })
    return email.refresh()
  })

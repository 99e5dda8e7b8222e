import { randomUUID } from 'node:crypto'
import { now } from '#app/platform/shared/clock'
import { TEST_PASSWORD } from '#tests/factories/users'
import type { Subjects } from '#tests/factories/subjects'

const day = () => now().toISODate()!
const account = { iban: 'NL91 ABNA 0417 1643 00', holder: 'Sanne de Vries' }
const person = { firstName: 'Sanne', lastName: 'de Vries', birthOn: '1990-04-01' }
const home = { addressLine: 'Straat 1', postcode: '3511 AA', city: 'Utrecht', country: 'NL', travelProduct: 'none' }
const reason = { reason: 'A reason to read' }
const credential = { credential: { id: 'an-id' } }
const answer = { outcome: 'approved', note: null }

const terms = {
  ...{ kind: 'missed_check_out', validFrom: day(), earliestDays: 1, latest: 30, latestUnit: 'days', minimumCents: 0 },
  ...{ capScope: 'person', channel: 'letter', refundTo: 'fareback', source: 'Their conditions', confirmed: true },
}

const concession = {
  name: 'Utrecht',
  modes: ['bus'],
  validFrom: day(),
  isNight: false,
  placeKind: 'stations',
  source: 'Their map',
  confirmed: true,
}

const counterparty = {
  name: 'Vervoer',
  answerDays: 30,
  answerUnit: 'calendar_days',
  answerConfirmed: false,
  objectionDays: 42,
}

const organisation = { name: 'Waterland', brandColour: '#0b5d57', feePercent: 12.5, refundDestination: 'member' }

const application = {
  motivation: 'I travel every day of the week.',
  availability: ['weekday_mornings'],
  regions: ['utrecht'],
  transport: ['bike'],
}

/** With a file: sent as a form. */
export const withFile = (fields: Record<string, string> = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob(['a;b\n1;2\n'], { type: 'text/csv' }), 'trips.csv')
  return form
}

const expense = () =>
  withFile({ category: 'travel', incurredOn: day(), amountCents: '1000', vatCents: '0', description: 'Train' })

type Body = Record<string, unknown> | FormData

/** What passes the validator of a route that writes, by the name of the route; others validate nothing. */
export const validBodies = ({ claim, operator, trip }: Subjects): Record<string, Body> => ({
  'estimates.store': withFile(),
  'locale.store': { locale: 'nl' },
  'login.store': { email: 'sanne@example.test', password: TEST_PASSWORD },
  'login.passkey': credential,
  'two_factor_challenge.store': { code: '123456' },
  'two_factor_challenge.passkey': credential,
  'forgot_password.store': { email: 'sanne@example.test' },
  'register.store': { ...person, email: `${randomUUID()}@example.test`, password: TEST_PASSWORD, terms: true },
  'reset_password.store': { password: 'another password of ours' },
  'broadcasting.auth': { socket_id: '1.1', channel_name: 'private-users.1' },
  'broadcasting.user_auth': { socket_id: '1.1' },
  'confirm_password.store': { password: TEST_PASSWORD },
  'confirm_password.passkey': credential,
  'browser_sessions.destroy_others': { password: TEST_PASSWORD },
  'password.update': { currentPassword: TEST_PASSWORD, password: 'another password of ours' },
  'email_change.store': { email: `${randomUUID()}@example.test` },
  'two_factor.store': { code: '123456' },
  'passkeys.store': { name: 'My phone', ...credential },
  'batches.store': withFile(),
  'batches.update': { dayFirst: true },
  'batches.claims.store': { trips: [{ tripId: trip }] },
  'trips.update': { note: 'A note' },
  'claims.store': { trips: [{ tripId: trip }] },
  'claims.committee.store': { answer: 'no' },
  'claims.answers.store': { said: 'nothing' },
  'claim_answers.store': { said: 'nothing' },
  'claims.submissions.store': { operatorReference: 'ABC-1' },
  'claims.replies.store': { reply: 'I got off in Utrecht.' },
  'payments.update': { trips: [] },
  'cards.products.store': { pass: 'full' },
  'products.update': { pass: 'full' },
  'own_corrections.update': { operator: operator.slug, day: day(), count: 1 },
  'claims.direct_payments.store': { how: 'transfer' },
  'bank_account.update': account,
  'profile.update': { ...person, ...home, phone: null },
  'appearance.update': { locale: 'nl', theme: 'dark' },
  'email_preferences.update': { topic: 'claims', isOn: false },
  'cards.store': { kind: 'anonymous', number: '3528 0200 0000 0000' },
  'cards.update': { nickname: 'For work' },
  'payouts.store': { amountCents: 1_000 },
  'expenses.store': expense(),
  'job_application.store': application,
  'contact.store': { name: 'Sanne', email: 'sanne@example.test', subject: 'A question', message: 'Where is my money?' },
  'admin.contact_messages.answers.store': { answer: 'It is on its way.' },
  'leaving.payouts.store': account,
  'leaving.erasures.store': { understood: true },
  'onboarding.additional_information.store': { ...home, ...account, mandateVersion: '1' },
  'onboarding.additional_information.update': { ...home, ...account, mandateVersion: '1' },
  'tenant.batches.store': withFile(),
  'tenant.batches.update': { dayFirst: true },
  'tenant.card_assignments.store': { cards: [{ cardId: randomUUID(), userId: randomUUID() }] },
  'tenant.card_lists.store': { list: '3528020000000000;sanne@example.test' },
  'tenant.claims.store': { groups: [{ userId: randomUUID(), operator: operator.slug }] },
  'tenant.claims.submissions.store': { operatorReference: 'ABC-1' },
  'tenant.claims.answers.store': { said: 'nothing' },
  'tenant.claims.direct_payments.store': { how: 'transfer' },
  'tenant.mandate.store': { signedName: 'Marloes', version: '1' },
  'tenant.invitations.store': { emails: `${randomUUID()}@example.test` },
  'tenant.bank_account.update': account,
  'tenant.payouts.store': { amountCents: 1_000 },
  'tenant.login.store': { email: 'sanne@example.test', password: TEST_PASSWORD },
  'tenant.forgot_password.store': { email: 'sanne@example.test' },
  'tenant.manager_onboarding.store': { ...person, password: TEST_PASSWORD, terms: true },
  'tenant.onboarding.personal_info.store': { ...person, password: TEST_PASSWORD, terms: true },
  'admin.saved_views.store': { name: 'Mine', isShared: false, list: 'claims', address: 'view=all' },
  'admin.saved_views.update': { name: 'Ours', isShared: true },
  'admin.claims.decisions.store': answer,
  'admin.claims.decision.update': { ...answer, amendment: 'They answered again' },
  'admin.claims.hold.store': { reason: 'stop_unclear', note: 'Where was it?' },
  'admin.claims.escalation.store': { caseReference: 'OVL-1' },
  'admin.decisions.store': { claims: [claim.reference], outcome: 'approved' },
  'admin.acknowledgements.store': { claims: [claim.reference] },
  'admin.decision_imports.store': { table: 'reference\toutcome', source: 'pasted' },
  'admin.objections.store': { claims: [claim.reference], argument: 'The gate was out of order that day.' },
  'admin.claims.attachments.store': withFile(),
  'admin.letters.attachments.store': withFile(),
  'admin.claims.refunds.store': { amountCents: 100, receivedOn: day(), statementReference: 'REF-1' },
  'admin.tenants.store': { slug: `t-${randomUUID().slice(0, 8)}`, ...organisation },
  'admin.tenants.update': organisation,
  'admin.tenants.freeze.store': { reason: 'The bill is open.' },
  'admin.tenants.managers.store': { email: `${randomUUID()}@example.test` },
  'admin.counterparties.update': counterparty,
  'admin.counterparties.concessions.store': concession,
  'admin.counterparties.concessions.update': concession,
  'admin.counterparties.rules.store': terms,
  'admin.counterparties.rules.checks.store': { confirmed: true },
  'admin.letters.postings.store': { postedOn: day() },
  'admin.letters.deliveries.update': reason,
  'admin.letters.store': { operator: operator.slug },
  'admin.users.block.store': reason,
  'admin.users.two_factor.destroy': reason,
  'admin.users.roles.store': { role: 'agent' },
  'admin.users.impersonations.store': reason,
  'admin.statements.store': withFile(),
  'admin.lines.matches.store': { kind: 'claim', parts: [{ reference: claim.reference, amountCents: 100 }] },
  'admin.statements.withdrawals.store': reason,
  'admin.statements.answers.store': { position: 1, same: null },
  'admin.together.store': {
    lines: [{ line: 'BNK-0000-0000', kind: 'claim', parts: [{ reference: claim.reference, amountCents: 100 }] }],
  },
  'admin.together.update': { from: 90 },
  'admin.lines.lists.store': { text: 'reference;amount' },
  'admin.lines.set_aside.store': { note: 'Later' },
  'admin.lines.write_off.store': reason,
  'admin.users.corrections.store': { amountCents: 100, ...reason },
  'admin.cost_rules.store': { costKind: 'bank_costs', direction: 'out', pattern: 'Kosten', mostCents: 500 },
  'admin.closings.store': { month: day() },
  'admin.payout_runs.store': { executeOn: day() },
  'admin.payout_runs.releases.store': { digest: 'a'.repeat(64) },
  'admin.payout_runs.reports.store': withFile(),
  'admin.payouts.rejections.store': reason,
  'admin.payouts.clearances.store': { reasons: ['first_payout'], note: 'A note to read' },
  'admin.expenses.approvals.store': { expenses: ['EXP-0000-0000'] },
  'admin.expenses.decision.store': { outcome: 'approved' },
})

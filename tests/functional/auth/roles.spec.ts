import router from '@adonisjs/core/services/router'
import { describe, expect, test } from 'vitest'
import { Client } from '#tests/support/client'
import { createUser } from '#tests/factories/users'
import { lists } from '#start/lists'

/** `between`: half signed in or just registered; everyone else is sent to sign in. `servers` send a token of their own. */
type Audience =
  | 'everyone'
  | 'visitors'
  | 'between'
  | 'signed-in'
  | 'researchers'
  | 'staff'
  | 'finance'
  | 'owner'
  | 'servers'

/** Who may ask for what. A route that is missing here fails the test. */
/** A list says whom it is open to; so is its file. */
const LISTS = Object.fromEntries(
  lists.flatMap(({ name, openTo }) =>
    openTo ? ['index', 'export'].map((action) => [`admin.${name}.${action}`, openTo]) : []
  )
)

const AUDIENCES: Record<string, Audience> = {
  ...LISTS,
  welcome: 'everyone',
  security_txt: 'everyone',
  status: 'everyone',
  contact: 'everyone',
  'contact.store': 'everyone',
  robots: 'everyone',
  sitemap: 'everyone',
  web_manifest: 'everyone',
  service_schedule: 'everyone',
  privacy_policy: 'everyone',
  terms_of_service: 'everyone',
  'locale.store': 'everyone',
  unsubscribe: 'everyone',
  'unsubscribe.store': 'everyone',
  claim_answers: 'everyone',
  'claim_answers.store': 'everyone',
  'bounces.store': 'servers',
  'referrals.visit': 'everyone',
  login: 'visitors',
  'login.store': 'visitors',
  'login.destroy': 'signed-in',
  'login.passkey': 'visitors',
  two_factor_challenge: 'between',
  'two_factor_challenge.store': 'between',
  'two_factor_challenge.passkey': 'between',
  forgot_password: 'visitors',
  'forgot_password.store': 'visitors',
  register: 'everyone',
  'register.store': 'visitors',
  'passkey_challenges.store': 'everyone',
  reset_password: 'everyone',
  'reset_password.store': 'everyone',
  verify_email: 'between',
  'verify_email.store': 'between',
  'verify_email.update': 'everyone',
  undo_email_change: 'everyone',
  'undo_email_change.store': 'everyone',
  browser_session: 'signed-in',
  'broadcasting.auth': 'signed-in',
  'broadcasting.user_auth': 'signed-in',
  confirm_password: 'signed-in',
  'confirm_password.store': 'signed-in',
  'confirm_password.passkey': 'signed-in',
  'email_change.store': 'signed-in',
  'email_change.update': 'signed-in',
  'email_change.destroy': 'signed-in',
  'browser_sessions.destroy': 'signed-in',
  'browser_sessions.destroy_others': 'signed-in',
  'password.update': 'signed-in',
  'two_factor_setup.store': 'signed-in',
  'two_factor_setup.destroy': 'signed-in',
  'two_factor.store': 'signed-in',
  'two_factor.destroy': 'signed-in',
  'recovery_codes.store': 'signed-in',
  'passkeys.create': 'signed-in',
  'passkeys.store': 'signed-in',
  'passkeys.destroy': 'signed-in',
  'impersonation.destroy': 'signed-in',
  'estimates.store': 'everyone',
  'estimates.destroy': 'everyone',
  'estimate_adoptions.store': 'signed-in',
  'upload_links.store': 'signed-in',
  'batches.index': 'signed-in',
  'batches.create': 'signed-in',
  'batches.store': 'signed-in',
  'batches.show': 'signed-in',
  'batches.update': 'signed-in',
  'batch_groups.show': 'signed-in',
  'batch_groups.destroy': 'signed-in',
  'batch_groups.import': 'signed-in',
  'home.show': 'signed-in',
  'claims.create': 'signed-in',
  'claims.store': 'signed-in',
  'batches.destroy': 'signed-in',
  'batches.imports.store': 'signed-in',
  'batches.failed_rows': 'signed-in',
  'batches.claims.create': 'signed-in',
  'batches.claims.store': 'signed-in',
  'trips.update': 'signed-in',
  'claims.submissions.create': 'signed-in',
  'claims.submissions.store': 'signed-in',
  'claims.answers.store': 'signed-in',
  'claims.committee.store': 'signed-in',
  'claims.direct_payments.store': 'signed-in',
  'claims.replies.store': 'signed-in',
  'own_corrections.update': 'signed-in',
  'payments.update': 'signed-in',
  'cards.products.store': 'signed-in',
  'products.update': 'signed-in',
  'payments.destroy': 'signed-in',
  'claims.evidence': 'signed-in',
  'claims.story': 'signed-in',
  'claims.picture': 'signed-in',
  'mandate.show': 'signed-in',
  'claims.index': 'signed-in',
  'claims.show': 'signed-in',
  'claims.destroy': 'signed-in',
  'balance.show': 'signed-in',
  'balance.export': 'signed-in',
  'balance.statement': 'signed-in',
  'balance.monthly_payout.store': 'signed-in',
  'balance.monthly_payout.destroy': 'signed-in',
  'profile.show': 'signed-in',
  'profile.section': 'signed-in',
  'bank_account.update': 'signed-in',
  'profile.update': 'signed-in',
  'appearance.update': 'signed-in',
  'email_preferences.update': 'signed-in',
  'cards.store': 'signed-in',
  'cards.update': 'signed-in',
  'cards.destroy': 'signed-in',
  'mandate.destroy': 'signed-in',
  'members.index': 'signed-in',
  'onboarding.index': 'signed-in',
  'onboarding.additional_information.show': 'signed-in',
  'onboarding.additional_information.store': 'signed-in',
  'onboarding.additional_information.update': 'signed-in',
  'onboarding.ovcp_card.show': 'signed-in',
  'onboarding.ovcp_card.store': 'signed-in',
  'tenant.onboarding.ovcp_card': 'signed-in',
  'tenant.profile': 'signed-in',
  'tenant.profile_section': 'signed-in',
  'tenant.login': 'everyone',
  'tenant.login.store': 'everyone',
  'tenant.forgot_password': 'everyone',
  'tenant.forgot_password.store': 'everyone',
  'tenant.home.show': 'signed-in',
  'tenant.batches.index': 'signed-in',
  'tenant.batches.create': 'signed-in',
  'tenant.batches.store': 'signed-in',
  'tenant.batches.show': 'signed-in',
  'tenant.batches.update': 'signed-in',
  'tenant.batches.destroy': 'signed-in',
  'tenant.batches.imports.store': 'signed-in',
  'tenant.batches.failed_rows': 'signed-in',
  'tenant.card_assignments.store': 'signed-in',
  'tenant.card_lists.store': 'signed-in',
  'tenant.claims.export': 'signed-in',
  'tenant.claims.index': 'signed-in',
  'tenant.claims.create': 'signed-in',
  'tenant.claims.store': 'signed-in',
  'tenant.claims.show': 'signed-in',
  'tenant.claims.destroy': 'signed-in',
  'tenant.claims.submissions.store': 'signed-in',
  'tenant.claims.answers.store': 'signed-in',
  'tenant.claims.direct_payments.store': 'signed-in',
  'tenant.mandate.store': 'signed-in',
  'tenant.mandate.destroy': 'signed-in',
  'tenant.members.show': 'signed-in',
  'tenant.looks.index': 'signed-in',
  'organisation.show': 'signed-in',
  'tenant.agreement.show': 'signed-in',
  'tenant.reports.index': 'signed-in',
  'tenant.reports.export': 'signed-in',
  'tenant.reports.document': 'signed-in',
  'tenant.batches.export': 'signed-in',
  'tenant.members.trips.export': 'signed-in',
  'admin.tenants.freeze.store': 'owner',
  'admin.tenants.freeze.destroy': 'owner',
  'admin.tenants.agreement.show': 'owner',
  'tenant.members.index': 'signed-in',
  'tenant.balance.show': 'signed-in',
  'tenant.balance.export': 'signed-in',
  'tenant.balance.statement': 'signed-in',
  'tenant.bank_account.update': 'signed-in',
  'tenant.payouts.store': 'signed-in',
  'tenant.payouts.destroy': 'signed-in',
  'tenant.members.export': 'signed-in',
  'tenant.invitations.store': 'signed-in',
  'tenant.invitations.update': 'signed-in',
  'tenant.invitations.destroy': 'signed-in',
  'tenant.manager_onboarding.show': 'everyone',
  'tenant.manager_onboarding.store': 'everyone',
  'tenant.invitations.requests.store': 'everyone',
  'tenant.onboarding.personal_info.show': 'everyone',
  'tenant.onboarding.personal_info.store': 'everyone',
  'premium.store': 'signed-in',
  'premium.destroy': 'signed-in',
  'premium.continuation.store': 'signed-in',
  'job_application.show': 'signed-in',
  'job_application.create': 'signed-in',
  'job_application.store': 'signed-in',
  'job_application.destroy': 'signed-in',
  'expenses.index': 'signed-in',
  'expenses.create': 'researchers',
  'expenses.store': 'researchers',
  'expenses.destroy': 'signed-in',
  'expenses.receipt': 'signed-in',
  'payouts.store': 'signed-in',
  'payouts.destroy': 'signed-in',
  'leaving.show': 'signed-in',
  'leaving.withdrawals.store': 'signed-in',
  'leaving.given_up_claims.store': 'signed-in',
  'leaving.payouts.store': 'signed-in',
  'leaving.given_up_balance.store': 'signed-in',
  'leaving.export': 'signed-in',
  'batches.export': 'signed-in',
  'leaving.erasures.store': 'signed-in',
  'goodbye.show': 'everyone',
  'admin.index': 'staff',
  'admin.acknowledgements.store': 'staff',
  'admin.attachments.show': 'staff',
  'admin.claims.attachments.store': 'staff',
  'admin.claims.decision.confirmations.store': 'staff',
  'admin.claims.decision.destroy': 'staff',
  'admin.claims.decision.update': 'staff',
  'admin.claims.escalation.dossier': 'staff',
  'admin.claims.escalation.store': 'staff',
  'admin.claims.escalation.ask': 'staff',
  'admin.claims.hold.destroy': 'staff',
  'admin.claims.hold.pass_on': 'staff',
  'admin.claims.hold.store': 'staff',
  'admin.counterparties.reminders.store': 'staff',
  'admin.decision_imports.apply': 'staff',
  'admin.decision_imports.create': 'staff',
  'admin.decision_imports.show': 'staff',
  'admin.decision_imports.store': 'staff',
  'admin.decisions.store': 'staff',
  'admin.objections.create': 'staff',
  'admin.objections.store': 'staff',
  'admin.letters.attachments.store': 'staff',
  'admin.counterparties.concessions.create': 'staff',
  'admin.counterparties.concessions.store': 'staff',
  'admin.counterparties.concessions.edit': 'staff',
  'admin.counterparties.concessions.update': 'staff',
  'admin.claims.show': 'staff',
  'admin.claims.decisions.store': 'staff',
  'admin.claims.evidence': 'staff',
  'admin.counterparties.show': 'staff',
  'admin.counterparties.update': 'staff',
  'admin.counterparties.drafts.destroy': 'staff',
  'admin.counterparties.drafts.activations.store': 'staff',
  'admin.counterparties.rules.create': 'staff',
  'admin.counterparties.rules.store': 'staff',
  'admin.counterparties.rules.show': 'staff',
  'admin.counterparties.rules.destroy': 'staff',
  'admin.counterparties.rules.activations.store': 'staff',
  'admin.counterparties.rules.checks.store': 'staff',
  'admin.contact_messages.show': 'staff',
  'admin.contact_messages.answers.store': 'staff',
  'admin.contact_messages.closure.store': 'staff',
  'admin.letters.store': 'staff',
  'admin.letters.show': 'staff',
  'admin.letters.file': 'staff',
  'admin.letters.checks.store': 'staff',
  'admin.letters.checks.destroy': 'staff',
  'admin.letters.postings.store': 'staff',
  'admin.letters.deliveries.store': 'staff',
  'admin.letters.deliveries.update': 'staff',
  'admin.letters.deliveries.destroy': 'staff',
  'admin.claims.refunds.store': 'finance',
  'admin.trips.show': 'staff',
  'admin.saved_views.store': 'staff',
  'admin.saved_views.update': 'staff',
  'admin.saved_views.destroy': 'staff',
  'admin.ledger_checks.store': 'finance',
  'admin.tenants.create': 'owner',
  'admin.tenants.store': 'owner',
  'admin.tenants.edit': 'owner',
  'admin.tenants.update': 'owner',
  'admin.tenants.managers.store': 'owner',
  'admin.tenants.managers.update': 'owner',
  'admin.tenants.managers.destroy': 'owner',
  'admin.users.show': 'staff',
  'admin.users.mandate.show': 'staff',
  'admin.users.section': 'staff',
  'admin.users.verifications.store': 'staff',
  'admin.users.password_resets.store': 'staff',
  'admin.users.two_factor.destroy': 'staff',
  'admin.users.browser_sessions.destroy': 'staff',
  'admin.users.block.store': 'staff',
  'admin.users.block.destroy': 'staff',
  'admin.users.researcher.store': 'staff',
  'admin.users.researcher.destroy': 'staff',
  'admin.users.roles.store': 'staff',
  'admin.users.erasures.store': 'staff',
  'admin.users.impersonations.store': 'staff',
  'admin.users.emails.show': 'staff',
  'admin.users.emails.export': 'staff',
  'admin.users.ledger.export': 'staff',
  'admin.users.payouts.export': 'staff',
  'admin.users.batches.export': 'staff',
  'admin.users.emails.resends.store': 'staff',
  'admin.expenses.show': 'finance',
  'admin.expenses.receipt': 'finance',
  'admin.expenses.approvals.store': 'finance',
  'admin.expenses.decision.store': 'finance',
  'admin.expenses.decision.destroy': 'finance',
  'admin.expenses.reimbursement.store': 'finance',
  'admin.payout_runs.store': 'finance',
  'admin.payout_runs.show': 'finance',
  'admin.payout_runs.destroy': 'finance',
  'admin.payout_runs.releases.store': 'finance',
  'admin.payout_runs.confirmations.store': 'finance',
  'admin.statements.show': 'finance',
  'admin.statements.lines.export': 'finance',
  'admin.statements.store': 'finance',
  'admin.lines.show': 'finance',
  'admin.statements.confirmations.store': 'finance',
  'admin.statements.answers.store': 'finance',
  'admin.statements.withdrawals.store': 'finance',
  'admin.lines.destroy': 'finance',
  'admin.lines.confirmations.store': 'finance',
  'admin.lines.matches.store': 'finance',
  'admin.lines.payer_name.store': 'finance',
  'admin.lines.payer_name.destroy': 'finance',
  'admin.lines.payer_account.store': 'finance',
  'admin.lines.lists.store': 'finance',
  'admin.lines.set_aside.store': 'finance',
  'admin.lines.return.store': 'finance',
  'admin.lines.write_off.store': 'finance',
  'admin.lines.allocations.destroy': 'finance',
  'admin.lines.allocations.reviews.store': 'finance',
  'admin.cost_rules.index': 'finance',
  'admin.cost_rules.store': 'finance',
  'admin.cost_rules.show': 'finance',
  'admin.cost_rules.destroy': 'finance',
  'admin.cost_rules.activations.store': 'finance',
  'admin.corrections.index': 'finance',
  'admin.corrections.destroy': 'finance',
  'admin.corrections.approvals.store': 'finance',
  'admin.corrections.rejections.store': 'finance',
  'admin.users.corrections.store': 'finance',
  'admin.payout_runs.payouts.destroy': 'finance',
  'admin.payout_runs.reports.store': 'finance',
  'admin.payouts.rejections.store': 'finance',
  'admin.payouts.clearances.store': 'finance',
  'admin.payouts.clearances.destroy': 'finance',
  'admin.proof.show': 'finance',
  'admin.together.store': 'finance',
  'admin.together.update': 'finance',
  'admin.closings.index': 'finance',
  'admin.closings.store': 'finance',
  'admin.closings.confirmations.store': 'finance',
  'admin.closings.destroy': 'finance',
  'admin.closings.export': 'finance',
  'admin.payout_runs.payment_file': 'finance',
}

const named = Object.values(router.toJSON())
  .flat()
  .filter((route) => route.pattern !== '/*' && route.pattern !== '*')
  // What tests/support/protocol_routes.ts adds has no name.
  .filter((route) => !/^\/(protocol|broadcasting\/probe)/.test(route.pattern))

/** The address of a route for something that does not exist. */
const absent = (pattern: string) =>
  pattern
    .replace(':section', 'emails')
    .replace(':year', '2026')
    .replace(':month', '1999-01-31')
    .replace(':file', 'letter')
    .replace(/(rules|concessions|allocations|drafts|payments|products)\/:\w+/, '$1/1')
    .replaceAll(
      /:\w+/g,
      /(claims|payouts|runs|letters)\/:|expenses/.test(pattern)
        ? 'XXX-0000-0000'
        : '01a1fe99-0000-7000-8000-000000000000'
    )

describe('every route', () => {
  test('has an audience', () => {
    expect(named.map((route) => route.name).sort()).toEqual(Object.keys(AUDIENCES).sort())
  })

  test('sends a visitor to sign in, unless it is public', async () => {
    const visitor = new Client()
    for (const route of named) {
      const answer = await ask(visitor, route)
      const isOpen = ['everyone', 'visitors'].includes(AUDIENCES[route.name!])
      const to = answer.headers.get('location') ?? ''
      const goesToLogin = answer.status === 302 && /^(\/t\/[\w-]+)?\/login$/.test(to)
      // What a script asks for is refused in so many words.
      const isRefused = /^(broadcasting\.|bounces\.|browser_session$)/.test(route.name!) && answer.status === 401
      expect([route.name, goesToLogin || isRefused], String(answer.status)).toEqual([route.name, !isOpen])
    }
  })

  test('answers a traveller, or refuses when it is for staff', async () => {
    const client = await Client.actingAs(await createUser())
    for (const route of named.filter((one) => one.name !== 'login.destroy')) {
      const { status } = await ask(client, route)
      const isForOthers = ['researchers', 'staff', 'finance', 'owner'].includes(AUDIENCES[route.name!])
      expect([route.name, status === 403]).toEqual([route.name, isForOthers])
      expect(status, route.name).toBeLessThan(500)
    }
  })

  test('answers an agent, and says that what is absent is not found', async () => {
    const client = await Client.actingAs(await createUser({ role: 'agent' }))
    for (const route of named.filter((one) => one.name !== 'login.destroy' && one.methods.includes('GET'))) {
      const { status } = await ask(client, route)
      // A link that someone shared answers the same for every code; each section of a profile is everyone's.
      if (['referrals.visit', 'profile.section'].includes(route.name!)) continue
      const isForOthers = ['finance', 'owner'].includes(AUDIENCES[route.name!])
      const expected =
        isForOthers && !route.pattern.includes(':')
          ? 403
          : isLink(route)
            ? [200, 302, 404]
            : route.pattern.includes(':')
              ? isForOthers
                ? [403, 404]
                : 404
              : [200, 204, 302]
      expect([expected].flat(), `${route.name} ${status}`).toContain(status)
    }
  })
})

/** A page behind a mailed link is shown for a wrong one too, and says so. */
const isLink = ({ pattern }: { pattern: string }) => pattern.endsWith('/:token') && !pattern.startsWith('/t/:tenant')

function ask(client: Client, route: { pattern: string; methods: string[] }) {
  const path = absent(route.pattern)
  const method = route.methods.find((one) => one !== 'HEAD')!
  if (method === 'GET') return client.get(path)
  return client.write(method, path)
}

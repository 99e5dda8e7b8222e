/**
 * What each route that writes does, by its name (`router.toJSON()`).
 *
 * - `money` moves it or decides about it, `rights` changes who may do what, `addresses` where money, letters and mails go: these
 *   ask who it is again after a quarter of an hour.
 * - `session`: is itself how someone proves who they are, or asks for its own proof, or only ends what is open.
 * - `plain`: the rest.
 *
 * A POST of `money`, and one that `sends` letters or mails, takes an idempotency key.
 */
export type WriteKind = 'money' | 'rights' | 'addresses' | 'plain' | 'session'

type Write = WriteKind | { kind: WriteKind; sends: true }

const sending = (kind: WriteKind) => ({ kind, sends: true }) as const

const STAFF: Record<string, Write> = {
  'admin.saved_views.store': 'plain',
  'admin.saved_views.update': 'plain',
  'admin.saved_views.destroy': 'plain',
  'admin.claims.decisions.store': 'money',
  'admin.claims.decision.update': 'money',
  // One's own answer, within ten seconds.
  'admin.claims.decision.destroy': 'plain',
  'admin.claims.decision.confirmations.store': 'money',
  'admin.claims.hold.store': sending('plain'),
  'admin.claims.hold.destroy': 'plain',
  'admin.claims.hold.pass_on': 'plain',
  'admin.claims.escalation.store': sending('plain'),
  'admin.claims.escalation.ask': sending('plain'),
  'admin.decisions.store': 'money',
  'admin.acknowledgements.store': 'plain',
  'admin.decision_imports.store': 'plain',
  'admin.decision_imports.apply': 'money',
  'admin.objections.store': sending('plain'),
  'admin.claims.attachments.store': 'plain',
  'admin.letters.attachments.store': 'plain',
  'admin.claims.refunds.store': 'money',
  'admin.counterparties.update': 'addresses',
  'admin.counterparties.drafts.activations.store': 'addresses',
  'admin.counterparties.drafts.destroy': 'addresses',
  'admin.counterparties.concessions.store': 'plain',
  'admin.counterparties.concessions.update': 'plain',
  'admin.counterparties.rules.store': 'plain',
  'admin.counterparties.rules.destroy': 'money',
  'admin.counterparties.rules.activations.store': 'money',
  'admin.counterparties.rules.checks.store': 'plain',
  'admin.letters.store': sending('plain'),
  'admin.counterparties.reminders.store': sending('plain'),
  'admin.letters.postings.store': sending('plain'),
  'admin.letters.checks.store': sending('plain'),
  'admin.letters.checks.destroy': 'plain',
  'admin.letters.deliveries.store': sending('plain'),
  'admin.letters.deliveries.update': sending('plain'),
  'admin.letters.deliveries.destroy': 'plain',
  'admin.contact_messages.answers.store': sending('plain'),
  'admin.contact_messages.closure.store': 'plain',
  'admin.tenants.store': 'money',
  'admin.tenants.update': 'money',
  'admin.tenants.managers.store': sending('rights'),
  'admin.tenants.freeze.store': 'rights',
  'admin.tenants.freeze.destroy': 'rights',
  'admin.tenants.managers.update': sending('rights'),
  'admin.tenants.managers.destroy': 'rights',
  'admin.users.verifications.store': 'rights',
  'admin.users.password_resets.store': sending('rights'),
  'admin.users.block.store': 'rights',
  'admin.users.block.destroy': 'rights',
  'admin.users.researcher.store': 'rights',
  'admin.users.researcher.destroy': 'rights',
  'admin.users.browser_sessions.destroy': 'rights',
  'admin.users.emails.resends.store': sending('plain'),
  'admin.users.two_factor.destroy': 'rights',
  'admin.users.roles.store': 'rights',
  'admin.users.erasures.store': 'rights',
  'admin.users.impersonations.store': 'rights',
}

const FINANCE: Record<string, Write> = {
  'admin.statements.store': 'money',
  'admin.statements.confirmations.store': 'money',
  'admin.statements.answers.store': 'money',
  'admin.statements.withdrawals.store': 'money',
  'admin.lines.destroy': 'money',
  'admin.lines.confirmations.store': 'money',
  'admin.together.store': 'money',
  'admin.together.update': 'money',
  'admin.lines.payer_name.store': 'addresses',
  'admin.lines.payer_name.destroy': 'plain',
  'admin.lines.payer_account.store': 'addresses',
  'admin.lines.matches.store': 'money',
  'admin.lines.lists.store': 'plain',
  'admin.lines.set_aside.store': 'plain',
  'admin.lines.return.store': 'money',
  'admin.lines.write_off.store': 'money',
  'admin.lines.allocations.destroy': 'money',
  'admin.lines.allocations.reviews.store': 'money',
  'admin.cost_rules.store': 'plain',
  'admin.cost_rules.activations.store': 'money',
  'admin.cost_rules.destroy': 'plain',
  'admin.corrections.approvals.store': 'money',
  'admin.corrections.destroy': 'plain',
  'admin.corrections.rejections.store': 'money',
  'admin.users.corrections.store': 'money',
  'admin.payout_runs.store': 'money',
  'admin.payout_runs.destroy': 'money',
  'admin.payout_runs.releases.store': 'money',
  'admin.payout_runs.confirmations.store': 'money',
  'admin.payout_runs.reports.store': 'money',
  'admin.payout_runs.payouts.destroy': 'money',
  'admin.payouts.rejections.store': 'money',
  'admin.payouts.clearances.store': 'money',
  'admin.payouts.clearances.destroy': 'plain',
  'admin.expenses.approvals.store': 'money',
  'admin.expenses.decision.store': 'money',
  'admin.expenses.decision.destroy': 'money',
  'admin.expenses.reimbursement.store': 'money',
  'admin.ledger_checks.store': 'plain',
  'admin.closings.store': 'money',
  'admin.closings.confirmations.store': 'money',
  'admin.closings.destroy': 'plain',
}

const USER: Record<string, Write> = {
  'batches.store': 'plain',
  'estimate_adoptions.store': 'plain',
  'upload_links.store': sending('plain'),
  'batches.update': 'plain',
  'batches.destroy': 'plain',
  'batch_groups.destroy': 'plain',
  'batch_groups.import': 'plain',
  'batches.imports.store': 'plain',
  'batches.claims.store': 'plain',
  'trips.update': 'plain',
  'claims.store': 'plain',
  'claims.destroy': 'rights',
  'claims.submissions.store': 'plain',
  'claims.answers.store': 'plain',
  'claims.committee.store': 'rights',
  'claims.replies.store': 'plain',
  'claims.direct_payments.store': 'rights',
  'own_corrections.update': 'plain',
  'payments.update': 'plain',
  'cards.products.store': 'plain',
  'products.update': 'plain',
  'payments.destroy': 'plain',
  'balance.monthly_payout.store': 'money',
  'balance.monthly_payout.destroy': 'plain',
  'bank_account.update': 'addresses',
  'profile.update': 'addresses',
  'appearance.update': 'plain',
  'email_preferences.update': 'plain',
  'cards.store': 'plain',
  'cards.update': 'plain',
  'cards.destroy': 'plain',
  'premium.store': 'money',
  'premium.destroy': 'plain',
  'premium.continuation.store': 'money',
  'mandate.destroy': 'rights',
  'payouts.store': 'money',
  'payouts.destroy': 'money',
  'expenses.store': 'plain',
  'expenses.destroy': 'plain',
  'job_application.store': sending('plain'),
  'job_application.destroy': 'plain',
  'leaving.withdrawals.store': 'rights',
  'leaving.given_up_claims.store': 'rights',
  'leaving.payouts.store': 'money',
  'leaving.given_up_balance.store': 'money',
  'leaving.erasures.store': 'rights',
  'onboarding.additional_information.store': 'addresses',
  'onboarding.additional_information.update': 'addresses',
  'onboarding.ovcp_card.store': 'plain',
}

const TENANT: Record<string, Write> = {
  'tenant.batches.store': 'plain',
  'tenant.batches.update': 'plain',
  'tenant.batches.destroy': 'plain',
  'tenant.batches.imports.store': 'plain',
  'tenant.card_assignments.store': 'rights',
  'tenant.card_lists.store': 'plain',
  'tenant.claims.store': 'money',
  'tenant.claims.destroy': 'money',
  'tenant.claims.submissions.store': 'plain',
  'tenant.claims.answers.store': 'money',
  'tenant.claims.direct_payments.store': 'money',
  'tenant.mandate.store': 'rights',
  'tenant.mandate.destroy': 'rights',
  'tenant.invitations.store': sending('rights'),
  'tenant.invitations.update': 'rights',
  'tenant.invitations.destroy': 'rights',
  'tenant.bank_account.update': 'addresses',
  'tenant.payouts.store': 'money',
  'tenant.payouts.destroy': 'money',
  'tenant.login.store': 'session',
  'tenant.forgot_password.store': 'session',
  'tenant.onboarding.personal_info.store': 'session',
  'tenant.manager_onboarding.store': 'session',
  // By whoever holds a mailed link, once for each.
  'tenant.invitations.requests.store': 'plain',
}

const AUTH: Record<string, Write> = {
  'login.store': 'session',
  'login.passkey': 'session',
  'login.destroy': 'session',
  'two_factor_challenge.store': 'session',
  'two_factor_challenge.passkey': 'session',
  'forgot_password.store': 'session',
  'register.store': 'session',
  'passkey_challenges.store': 'session',
  'reset_password.store': 'session',
  'verify_email.store': 'session',
  'undo_email_change.store': 'session',
  'claim_answers.store': 'plain',
  'broadcasting.auth': 'session',
  'broadcasting.user_auth': 'session',
  'confirm_password.store': 'session',
  'confirm_password.passkey': 'session',
  'browser_sessions.destroy': 'session',
  // With the password.
  'browser_sessions.destroy_others': 'session',
  'password.update': 'session',
  // What is made with it is confirmed.
  'passkeys.create': 'session',
  'impersonation.destroy': 'session',
  'email_change.store': sending('addresses'),
  'email_change.destroy': 'plain',
  'two_factor_setup.store': 'rights',
  'two_factor_setup.destroy': 'plain',
  'two_factor.store': 'rights',
  'two_factor.destroy': 'rights',
  'recovery_codes.store': 'rights',
  'passkeys.store': 'rights',
  'passkeys.destroy': 'rights',
}

const PUBLIC: Record<string, Write> = {
  'estimates.store': 'plain',
  'estimates.destroy': 'plain',
  'unsubscribe.store': 'plain',
  'bounces.store': 'plain',
  'contact.store': 'plain',
  'locale.store': 'plain',
}

export const WRITES: Record<string, Write> = {
  ...STAFF,
  ...FINANCE,
  ...USER,
  ...TENANT,
  ...AUTH,
  ...PUBLIC,
}

export const writeKindOf = (name: string) => (WRITES[name] === undefined ? undefined : kindOf(WRITES[name]))

const kindOf = (write: Write) => (typeof write === 'string' ? write : write.kind)

/** Whether who asks has to have shown lately who they are. Throws for a route that is missing above. */
export function needsConfirmation(name: string | undefined) {
  if (name === undefined) return false
  const write = WRITES[name]
  if (write === undefined) throw new Error(`Say in start/write_kinds.ts what ${name} writes`)
  return ['money', 'rights', 'addresses'].includes(kindOf(write))
}

export function takesIdempotencyKey(name: string | undefined, method: string) {
  const write = WRITES[name ?? '']
  return method === 'POST' && write !== undefined && (kindOf(write) === 'money' || typeof write !== 'string')
}

import { BusinessExport, importedFor } from '#tests/factories/organisations'
import { newCard } from '#tests/factories/exports'
import { randomUUID } from 'node:crypto'
import router from '@adonisjs/core/services/router'
import ClaimRule from '#app/claims/rules/claim_rule'
import { correctBalance } from '#app/money/adjustments/actions/request_correction'
import { createPayoutRun, executionDays } from '#app/money/payouts/actions/create_payout_run'
import { requestPayout } from '#app/money/payouts/actions/request_payout'
import SavedView from '#app/web/saved_views/saved_view'
import { newReference } from '#app/platform/shared/reference'
import { asStaff, asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import type { LinkPurpose } from '#app/messages/emails/link_purpose'
import { linkFor } from '#tests/factories/auth'
import { createGuidedClaim, createReadyClaim } from '#tests/factories/claims'
import { createEmail } from '#tests/factories/emails'
import { createMessage } from '#tests/factories/messages'
import { createExpense, createResearcher } from '#tests/factories/expenses'
import { credit } from '#tests/factories/money'
import { createOperator } from '#tests/factories/operators'
import { addLine, askingStatement } from '#tests/factories/statement_rows'
import { invite } from '#tests/factories/tenants'
import { createTenant, createUser } from '#tests/factories/users'
import { clearAll } from '#tests/factories/proof'

const SAFE = ['GET', 'HEAD', 'OPTIONS']
/** Those of tests/support/protocol_routes.ts, and the one that takes every address that is left. */
const NOT_OURS = /^\/(protocol|broadcasting\/probe)|\*$/

export type WriteRoute = { name: string; pattern: string; method: string }

/** The routes that write, as the router has them. */
export const writeRoutes = (): WriteRoute[] =>
  Object.values(router.toJSON())
    .flat()
    .filter(({ methods, pattern }) => !methods.some((method) => SAFE.includes(method)) && !NOT_OURS.test(pattern))
    .map(({ name, pattern, methods }) => ({ name: name!, pattern, method: methods[0] }))

type Person = 'owner' | 'traveller' | 'manager' | 'visitor'

/** Who a route is for. */
export function personOf({ pattern }: Pick<WriteRoute, 'pattern'>): Person {
  if (pattern.startsWith('/admin')) return 'owner'
  if (
    /^\/(t\/:tenant\/)?(login|forgot-password|reset-password|two-factor-challenge|(manager-)?onboarding\/(personal-information|:token)|invitations\/:token|passkey-challenges|estimates|unsubscribe|locale|undo-email-change|claim-answers|inbound|contact)/.test(
      pattern
    )
  )
    return 'visitor'
  return pattern.startsWith('/t/') ? 'manager' : 'traveller'
}

export type Subjects = Awaited<ReturnType<typeof createSubjects>>

/** A person of each kind, and something that each parameter of a route can name. */
export async function createSubjects() {
  const owner = await createUser({ role: 'owner' })
  const finance = await createUser({ role: 'finance' })
  const traveller = await createResearcher()
  const organisation = await createTenant()
  const manager = await createUser({ role: 'manager', tenantId: organisation.id })
  const member = await createUser({ tenantId: organisation.id })
  const tenantBatch = await importedFor(manager, new BusinessExport().month(newCard()).text())
  const tenantClaim = await createReadyClaim(member)
  await asWorker(() => queryRows('update claims set is_business = true where id = ?', [tenantClaim.id]))
  const operator = await createOperator()
  const claim = await createReadyClaim(traveller)
  const guided = await createGuidedClaim(traveller)
  const expense = await createExpense(traveller)
  const email = await createEmail(traveller, 'A subject')
  const invited = await invite(organisation)
  const invitedManager = await invite(organisation, { role: 'manager' })
  const message = await createMessage(traveller)
  await credit(traveller, 100_00)
  const request = () => inTenant(traveller.tenantId, () => requestPayout(traveller, 5_00))
  const collected = await request()
  await clearAll()
  const run = await asStaff(() => createPayoutRun(finance, executionDays().earliest))
  const payout = await request()
  const correction = await asStaff(() => correctBalance(traveller, 60_00, 'A reason to read', owner))
  const rows = await insertRows({ owner, traveller, operatorId: operator.id })
  return {
    owner,
    traveller,
    organisation,
    manager,
    member,
    tenantBatch: tenantBatch.publicId,
    tenantClaim: tenantClaim.reference,
    operator,
    claim,
    guided,
    expense,
    email,
    message,
    invited,
    invitedManager,
    collected,
    run,
    payout,
    correction,
    ...rows,
  }
}

async function insertRows({ owner, traveller, operatorId }: { owner: User; traveller: User; operatorId: number }) {
  const lineId = await asWorker(() => addLine(owner, randomUUID()))
  const statement = await askingStatement(owner)
  return asWorker(async () => {
    const view = await SavedView.create({
      tenantId: owner.tenantId,
      userId: owner.id,
      list: 'claims',
      name: randomUUID().slice(0, 8),
      query: 'view=all',
      isShared: false,
    })
    const { publicId: viewId } = await view.refresh()
    // A rule of this operator alone: what happens to it changes no claim of another test.
    const known = await ClaimRule.query().where('status', 'active').orderBy('id').firstOrFail()
    const rule = await ClaimRule.create({
      ...known.$attributes,
      id: undefined,
      counterpartyId: operatorId,
    })
    const found = await queryRow<{
      line: string
      letter: string
      batch: string
      card: string
      trip: string
      draft: number
      costRule: number
    }>(
      `with letter as (
         insert into letters (reference, counterparty_id, kind, needs_check, day, status, claim_count, gross_cents, created_by_id)
         values (:reference, :operatorId, 'claims', false, current_date - 900, 'cancelled', 1, 100, :ownerId) returning reference
       ), draft as (
         insert into counterparty_drafts (counterparty_id, name, ibans, created_by_id, created_at)
         values (:operatorId, 'Anders', '{}', :userId, now()) returning id
       ), cost_rule as (
         insert into cost_rules (cost_kind, direction, pattern, most_cents, created_by_id, created_at)
         values ('bank_costs', 'out', 'Kosten van niemand', 100, :userId, now()) returning id
       )
       select l.reference as line, letter.reference as letter, b.public_id as batch, c.public_id as card, t.public_id as trip,
         draft.id as draft, cost_rule.id as "costRule"
       from statement_lines l, letter, draft, cost_rule, batches b join ovcp_cards c on c.user_id = b.user_id join trips t on t.card_id = c.id
       where l.id = :lineId and b.user_id = :userId limit 1`,
      { reference: newReference('SUB'), operatorId, ownerId: owner.id, lineId, userId: traveller.id }
    )
    return { viewId, statement, rule: rule.id, ...found! }
  })
}

/** Whoever a request before this one made leave has no link. */
const tokenFor = (user: User, purpose: LinkPurpose) =>
  linkFor(user, purpose).then(
    (link) => link.split('/').at(-1)!,
    () => randomUUID()
  )

/** The address of a route about these subjects. What nothing can name, such as a used link, is left out. */
export async function addressOf({ pattern }: Pick<WriteRoute, 'pattern'>, subjects: Subjects) {
  const { traveller, operator, run, payout, collected } = subjects
  const token = /(onboarding|invitations)\/:token/.test(pattern)
    ? (pattern.includes('manager-') ? subjects.invitedManager : subjects.invited).path.split('/').at(-1)!
    : pattern.includes(':token')
      ? await tokenFor(traveller, pattern.includes('claim-answers') ? 'tell_answers' : 'reset_password')
      : ''
  const ids: [RegExp, string | number][] = [
    [/^\/admin\/saved-views\/:id/, subjects.viewId],
    [/^\/admin\/counterparties\/:id/, operator.slug],
    [/^\/admin\/tenants\/:id/, subjects.organisation.slug],
    [/\/managers\/:id/, subjects.invitedManager.invitation.publicId],
    [/^\/admin\/payout-runs\/:id/, run.reference],
    [/^\/admin\/lines\/:id/, subjects.line],
    [/^\/admin\/cost-rules\/:id/, subjects.costRule],
    [/payouts\/:id/, pattern.startsWith('/admin') ? collected.reference : payout.reference],
    [/\/drafts\/:id/, subjects.draft],
    [/^\/(payments|products)\/:id/, 1],
    [/\/(concessions|allocations|rules)\/:id/, pattern.includes('rules') ? subjects.rule : 1],
    [/^\/t\/:tenant\/batches\/:id/, subjects.tenantBatch],
    [/^\/t\/:tenant\/claims\/:id/, subjects.tenantClaim],
    [/^\/batches\/:id/, subjects.batch],
    [/^\/trips\/:id/, subjects.trip],
    [/^\/claims\/:id/, subjects.claim.reference],
    [/^\/profile\/cards\/:id/, subjects.card],
    [/^\/expenses\/:id/, subjects.expense.reference],
    [/\/invitations\/:id/, subjects.invited.invitation.publicId],
  ]
  const values: Record<string, string | number> = {
    id: ids.find(([form]) => form.test(pattern))?.[1] ?? randomUUID(),
    token,
    tenant: subjects.organisation.slug,
    claim_id: pattern.startsWith('/t/')
      ? subjects.tenantClaim
      : /submissions|replies|direct|answers/.test(pattern)
        ? subjects.guided.reference
        : subjects.claim.reference,
    letter_id: subjects.letter,
    tenant_id: subjects.organisation.slug,
    counterparty_id: operator.slug,
    rule_id: subjects.rule,
    cost_rule_id: subjects.costRule,
    draft_id: subjects.draft,
    user_id: traveller.publicId,
    email_id: subjects.email.publicId,
    line_id: subjects.line,
    allocation_id: 1,
    month: '1999-01-31',
    correction_id: subjects.correction.reference,
    payout_run_id: run.reference,
    payout_id: payout.reference,
    message_id: subjects.message.reference,
    expense_id: subjects.expense.reference,
    batch_id: pattern.startsWith('/t/') ? subjects.tenantBatch : subjects.batch,
    statement_id: subjects.statement,
  }
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) => String(values[name]))
}

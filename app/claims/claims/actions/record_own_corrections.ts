import { record } from '#app/messages/events/record'
import { capPeriodOf } from '#app/claims/claims/evaluate'
import ClaimRule from '#app/claims/rules/claim_rule'
import type Counterparty from '#app/travel/operators/counterparty'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { execute } from '#app/platform/shared/execute'
import User from '#app/people/accounts/user'

/** What a traveller asked an operator for without us; `day` (ISO date) is any of the period. Zero takes it back. */
export async function recordOwnCorrections(
  { id }: Pick<User, 'id'>,
  operator: Counterparty,
  { day, count }: { day: string; count: number }
) {
  // As filing does, so that a claim made at the same time sees it.
  const user = await User.lock(id)
  const rule = await ClaimRule.query()
    .where('counterparty_id', operator.id)
    .whereNotNull('cap_count')
    .withScopes((scopes) => scopes.validOn(day))
    .orderBy('id')
    .first()
  if (!rule?.capPeriod) throw new Refusal('count', 'noCap')
  const { from } = capPeriodOf(day, rule.capPeriod)
  await execute(
    `insert into own_corrections (tenant_id, user_id, counterparty_id, period_start, count) values (?, ?, ?, ?, ?)
     on conflict (tenant_id, user_id, counterparty_id, period_start) do update set count = excluded.count, updated_at = ?`,
    [user.tenantId, user.id, operator.id, from, count, now().toJSDate()]
  )
  await record('user.own_corrections_told', { type: 'user', id: user.id, tenantId: user.tenantId }, user, {
    operator: operator.slug,
    from,
    count,
  })
}

import { record } from '#app/messages/events/record'
import { subjectOf } from '#app/claims/rules/actions/draft_rule'
import ClaimRule from '#app/claims/rules/claim_rule'
import { dryRun } from '#app/claims/rules/dry_run'
import { ruleMachine } from '#app/claims/rules/rule_status'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { lock } from '#app/platform/shared/execute'
import { plusDays } from '#app/platform/shared/working_days'
import { refuseNewStaff } from '#app/people/accounts/new_staff'
import type User from '#app/people/accounts/user'

/** Four eyes. Throws a Refusal until exactly as many trips are accepted as can no longer be claimed. */
export async function activateRule({ id, counterpartyId }: ClaimRule, by: User, acceptedLoss = 0) {
  await lock('claim_rules', counterpartyId)
  const rule = await ClaimRule.findOrFail(id)
  if (!ruleMachine.allows(rule.status, 'active')) throw new Refusal('rule', 'illegalMove')
  if (rule.createdById === by.id) throw new Refusal('rule', 'ownRule')
  refuseNewStaff(by, 'rule')

  await assertNoneLost(rule, acceptedLoss, 'activate')
  for (const before of await sameTrips(rule)) {
    if (before.validFrom >= rule.validFrom) await before.merge({ status: 'retired' }).save()
    else await before.merge({ validTo: plusDays(rule.validFrom, -1) }).save()
  }
  await rule.merge({ status: 'active', activatedById: by.id, activatedAt: now() }).save()
  await record('claim_rule.activated', subjectOf(rule), by, {
    version: rule.version,
    kind: rule.kind,
  })
  return rule
}

export async function assertNoneLost(rule: ClaimRule, accepted: number, how: 'activate' | 'retire') {
  const { lostOpen } = await dryRun(rule, how)
  if (lostOpen !== accepted) throw new Refusal('rule', 'ruleLosesTrips', { count: lostOpen })
}

/** Active versions that would hold on a day of this one. */
export const sameTrips = (rule: ClaimRule) =>
  ClaimRule.query()
    .where({ counterparty_id: rule.counterpartyId, kind: rule.kind, status: 'active' })
    .whereRaw("coalesce(medium, '') = ? and coalesce(product, '') = ? and coalesce(payer, '') = ?", [
      rule.medium ?? '',
      rule.product ?? '',
      rule.payer ?? '',
    ])
    .where((open) => void open.whereNull('valid_to').orWhere('valid_to', '>=', rule.validFrom))
    .orderBy('valid_from')

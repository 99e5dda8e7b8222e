import { cents, number, typed } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { type ClaimGroup, groupSql } from '#app/claims/claims/claim_group'
import { awaitsAnswer, awaitsPayment, isToSubmit } from '#app/claims/claims/questions'
import { NET_ASKED, NET_TO_COME } from '#app/claims/claims/claims_to_come'
import type User from '#app/people/accounts/user'

export type ClaimTotals = {
  total: number
  /** Made, and with no operator yet; in net cents. */
  ready: number
  readyCents: number
  /** An operator has to answer; in net cents, of what was not granted yet. */
  waiting: number
  waitingCents: number
  /** Granted and not paid yet, in net cents. */
  comingCents: number
  /** What operators paid, before our fee; of it what they paid to the traveller. */
  paidCents: number
  paidDirectlyCents: number
  groups: Record<ClaimGroup, number>
}

const READY = isToSubmit('c')
const isIn = (group: ClaimGroup) => `count(*) filter (where ${groupSql('c')} = '${group}')::int`
const DIRECT = 'coalesce(sum(c.approved_cents) filter (where c.paid_directly_at is not null), 0)::bigint'

export async function claimTotals(user: User) {
  const found = await readRow(
    {
      total: number('count(*)::int'),
      ready: number(`count(*) filter (where ${READY})::int`),
      readyCents: cents(`coalesce(sum(c.net_cents) filter (where ${READY}), 0)::bigint`),
      waiting: number(`count(*) filter (where ${awaitsAnswer('c')})::int`),
      waitingCents: cents(`coalesce(sum(${NET_ASKED}) filter (where ${awaitsAnswer('c')}), 0)::bigint`),
      comingCents: cents(`coalesce(sum(${NET_TO_COME}) filter (where ${awaitsPayment('c')}), 0)::bigint`),
      paidCents: cents(`coalesce(sum(c.received_cents), 0)::bigint + ${DIRECT}`),
      paidDirectlyCents: cents(DIRECT),
      groups: typed<Record<ClaimGroup, number>>(
        `json_build_object('to_submit', ${isIn('to_submit')}, 'waiting', ${isIn('waiting')}, 'done', ${isIn('done')})`
      ),
    },
    'from claims c where c.tenant_id = ? and c.user_id = ? and not c.is_business',
    [user.tenantId, user.id]
  )
  return found!
}

import { awaitsAnswer, awaitsPayment, isToSubmit } from '#app/claims/claims/questions'
import { NET_ASKED, NET_TO_COME, receivedFor } from '#app/claims/claims/claims_to_come'
import { cents, number, text } from '#app/platform/shared/column'
import { readRow, readRows } from '#app/platform/shared/read_rows'

/** Of business claims; waiting and to come in net cents, `received` what came in before our fee. */
export type TenantClaimTotals = {
  claims: number
  toSubmit: number
  toSubmitCents: number
  waiting: number
  waitingCents: number
  comingCents: number
  receivedCents: number
}

export async function tenantClaimTotals(tenant: { id: number }): Promise<TenantClaimTotals> {
  const found = await readRow(
    {
      claims: number('count(*)::int'),
      toSubmit: number(`count(*) filter (where ${isToSubmit('c')})::int`),
      toSubmitCents: cents(`coalesce(sum(c.net_cents) filter (where ${isToSubmit('c')}), 0)::bigint`),
      waiting: number(`count(*) filter (where ${awaitsAnswer('c')})::int`),
      waitingCents: cents(`coalesce(sum(${NET_ASKED}) filter (where ${awaitsAnswer('c')}), 0)::bigint`),
      comingCents: cents(`coalesce(sum(${NET_TO_COME}) filter (where ${awaitsPayment('c')}), 0)::bigint`),
      receivedCents: cents(`coalesce(sum(${receivedFor('c')}), 0)::bigint`),
    },
    'from claims c where c.tenant_id = ? and c.is_business',
    [tenant.id]
  )
  return found!
}

export type OperatorTotals = { operator: string; waitingCents: number; receivedCents: number; claims: number }

export const operatorTotals = (tenant: { id: number }): Promise<OperatorTotals[]> =>
  readRows(
    {
      operator: text('o.name'),
      claims: number('count(*)::int'),
      waitingCents: cents(
        `(coalesce(sum(${NET_ASKED}) filter (where ${awaitsAnswer('c')}), 0) + coalesce(sum(${NET_TO_COME}) filter (where ${awaitsPayment('c')}), 0))::bigint`
      ),
      receivedCents: cents(`coalesce(sum(${receivedFor('c')}), 0)::bigint`),
    },
    `from claims c join counterparties o on o.id = c.counterparty_id
     where c.tenant_id = ? and c.is_business group by o.id order by sum(c.net_cents) desc, o.name`,
    [tenant.id]
  )

import { cents, day, fullName, number, orNull, text } from '#app/platform/shared/column'
import { readRow, readRows } from '#app/platform/shared/read_rows'
import { today } from '#app/platform/shared/clock'

type Tenant = { id: number }

/** One person's trips with one operator that can be claimed today, in net cents; `deadlineOn` (ISO date) of the first. */
export type ProposalGroup = {
  userId: string
  person: string
  operator: string
  operatorName: string
  count: number
  netCents: number
  deadlineOn: string
}

/** Binds today twice. */
const IS_OPEN = 'p.reason is null and p.opens_on <= ? and p.deadline_on >= ?'

export const proposalGroups = (tenant: Tenant) => groupsWhere('true', [tenant.id])

export const proposalGroupsOf = (tenant: Tenant, person: { id: number }) =>
  groupsWhere('p.user_id = ?', [tenant.id, person.id])

const groupsWhere = (condition: string, [tenantId, ...values]: number[]): Promise<ProposalGroup[]> =>
  readRows(
    {
      userId: text('u.public_id'),
      person: fullName('u'),
      operator: text('o.slug'),
      operatorName: text('o.name'),
      count: number('count(*)::int'),
      netCents: cents('sum(p.net_cents)::int'),
      deadlineOn: day('min(p.deadline_on)'),
    },
    `from claim_proposals p join users u on u.id = p.user_id join counterparties o on o.id = p.counterparty_id
     where p.tenant_id = ? and ${IS_OPEN} and u.erased_at is null and ${condition}
     group by u.id, o.id order by u.sort_name, u.id, sum(p.net_cents) desc, o.name`,
    [tenantId, today(), today(), ...values]
  )

/** In net cents; `later` opens another day, `asking` needs a word of its traveller first. */
export type ProposalTotals = {
  count: number
  people: number
  netCents: number
  later: number
  asking: number
  overCap: number
  deadlineOn: string | null
}

const ASKING = `('samePersonUnknown', 'paymentUnclear', 'productUnknown', 'tapUnknown', 'operatorUnknown', 'placeMissing', 'fareUnknown', 'rowUnread')`

export async function proposalTotals(tenant: Tenant): Promise<ProposalTotals> {
  const found = await readRow(
    {
      count: number('(count(*) filter (where is_open))::int'),
      people: number('(count(distinct user_id) filter (where is_open))::int'),
      netCents: cents('coalesce(sum(net_cents) filter (where is_open), 0)::bigint'),
      later: number('(count(*) filter (where reason is null and opens_on > today))::int'),
      asking: number(`(count(*) filter (where reason in ${ASKING}))::int`),
      overCap: number("(count(*) filter (where reason = 'capReached'))::int"),
      deadlineOn: orNull(day('min(deadline_on) filter (where is_open)')),
    },
    `from (select p.*, ?::date as today, ${IS_OPEN} as is_open from claim_proposals p where p.tenant_id = ?) p`,
    [today(), today(), today(), tenant.id]
  )
  return found!
}

export const chosenProposals = (tenant: Tenant, chosen: { userId: string; operator: string }[] | null) =>
  readRows(
    { userId: number('p.user_id'), tripId: number('p.trip_id') },
    `from claim_proposals p join users u on u.id = p.user_id join counterparties o on o.id = p.counterparty_id
     where p.tenant_id = ? and ${IS_OPEN} and u.erased_at is null
       and (?::jsonb is null or exists (select from jsonb_array_elements(?::jsonb) one
         where one->>'userId' = u.public_id::text and one->>'operator' = o.slug))
     order by p.user_id, p.trip_id`,
    [tenant.id, today(), today(), chosen && JSON.stringify(chosen), chosen && JSON.stringify(chosen)]
  )

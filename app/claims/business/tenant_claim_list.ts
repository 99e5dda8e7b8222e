import { type CLAIM_GROUPS, groupSql } from '#app/claims/claims/claim_group'
import { receivedFor } from '#app/claims/claims/claims_to_come'
import { CLAIM_STATUSES } from '#app/claims/claims/isomorphic/claim_status'
import { CLAIM_KINDS } from '#app/claims/rules/claim_kind'
import { cents, code, day, text } from '#app/platform/shared/column'
import { dutchDay } from '#app/platform/shared/dutch_day'
import { containing } from '#app/platform/lists/condition'
import { type RowOf, defineList } from '#app/platform/lists/define_list'
import { days, oneOf, refersTo } from '#app/platform/lists/filter'
import { operators } from '#app/travel/operators/operators'

const GROUP = groupSql('claims')
const IS_NAMED = `claims.created_at > clock_now() - make_interval(months => tenants.names_months)`
const NAME = "users.first_name || ' ' || users.last_name"

/** Business claims of an organisation, for its managers; without the places, which tell where someone was. */
export const tenantClaimList = defineList({
  name: 'tenant_claims',
  words: 'lists.tenant_claims',
  table: 'claims',
  of: 'claims.tenant_id',
  where: 'claims.is_business',
  joins: `
    join tenants on tenants.id = claims.tenant_id
    join users on users.id = claims.user_id
    join trips on trips.id = claims.trip_id
    join counterparties on counterparties.id = claims.counterparty_id`,
  key: 'claims.reference',
  columns: {
    /** For as long as the organisation keeps names. */
    person: text(`case when ${IS_NAMED} then ${NAME} else '–' end`),
    operatorName: text('counterparties.name'),
    kind: code('claims.kind', CLAIM_KINDS, 'claims.kinds'),
    travelledOn: day(dutchDay('trips.travelled_at')),
    status: code('claims.status', CLAIM_STATUSES, 'claims.statuses'),
    netCents: cents('claims.net_cents', { sum: true }),
    receivedCents: cents(receivedFor('claims'), { sum: true }),
    reference: text('claims.reference'),
  },
  views: {
    all: '',
    to_submit: `${GROUP} = 'to_submit'`,
    waiting: `${GROUP} = 'waiting'`,
    done: `${GROUP} = 'done'`,
  } satisfies Record<'all' | (typeof CLAIM_GROUPS)[number], string>,
  filters: {
    operator: refersTo('claims.counterparty_id', operators),
    status: oneOf('claims.status', CLAIM_STATUSES, 'claims.statuses'),
    travelled: days('(select t.travelled_at from trips t where t.id = claims.trip_id)', 'instant'),
  },
  search: (typed) =>
    containing(
      `(select case when ${IS_NAMED} then ${NAME} else '' end || ' ' || claims.reference
        from users join tenants on tenants.id = users.tenant_id where users.id = claims.user_id)`,
      typed
    ),
  sorts: {
    newest: ['claims.id'],
  },
  defaults: { sort: '-newest' },
})

export type TenantClaimRow = RowOf<typeof tenantClaimList>

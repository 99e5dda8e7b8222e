import { cents, code, instant, number, text } from '#app/platform/shared/column'
import { containing } from '#app/platform/lists/condition'
import { type RowOf, defineList } from '#app/platform/lists/define_list'
import { days, flagged } from '#app/platform/lists/filter'

export const TENANT_STATES = ['managed', 'unmanaged'] as const

const isManaged = `exists (select 1 from users manager where manager.tenant_id = tenants.id
  and manager.role = 'manager' and manager.erased_at is null and manager.blocked_at is null)`
const ofMembers = '(select count(*) from users u where u.tenant_id = tenants.id and u.erased_at is null)'
const ofClaims = (what: string) => `(select ${what} from claims c where c.tenant_id = tenants.id)`

export const tenantList = defineList({
  name: 'tenants',
  words: 'staff_lists.tenants',
  openTo: 'staff',
  table: 'tenants',
  where: 'not tenants.is_house',
  key: 'tenants.slug',
  columns: {
    name: text('tenants.name'),
    slug: text('tenants.slug'),
    members: number(ofMembers),
    claims: number(ofClaims('count(*)')),
    receivedCents: cents(ofClaims('coalesce(sum(c.received_cents), 0)::bigint'), { sum: true }),
    state: code(`case when ${isManaged} then 'managed' else 'unmanaged' end`, TENANT_STATES, 'admin.codes.tenantState'),
    createdAt: instant('tenants.created_at'),
  },
  views: { all: '', managed: isManaged, unmanaged: `not ${isManaged}` },
  filters: {
    created: days('tenants.created_at'),
    paidToTenant: flagged("tenants.refund_destination = 'tenant'"),
  },
  search: (typed) => containing("(tenants.name || ' ' || tenants.slug)", typed),
  sorts: {
    name: ['tenants.name', 'tenants.slug'],
    members: [ofMembers, 'tenants.slug'],
    createdAt: ['tenants.created_at', 'tenants.slug'],
  },
  defaults: { sort: 'name' },
})

export type TenantRow = RowOf<typeof tenantList>

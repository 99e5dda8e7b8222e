import { code, flag, fullName, instant, orNull, text } from '#app/platform/shared/column'
import { type Search, foundBy } from '#app/platform/lists/condition'
import { anyOf } from '#app/platform/shared/question'
import { type RowOf, type ViewOf, defineList } from '#app/platform/lists/define_list'
import { days, flagged, oneOf, refersTo } from '#app/platform/lists/filter'
import { organisations } from '#app/people/tenants/organisations'
import { ROLES, STAFF_ROLES } from '#app/platform/shared/isomorphic/role'
import { USER_STATUSES } from '#app/people/accounts/isomorphic/user_status'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const CLAIM = /^CLM-[0-9A-Z]{4}-[0-9A-Z]{4}$/i
const PAYOUT = /^PAY-[0-9A-Z]{4}-[0-9A-Z]{4}$/i
const LAST_4 = /^\d{4}$/

export const userList = defineList({
  name: 'users',
  words: 'staff_lists.users',
  openTo: 'staff',
  table: 'users',
  joins: 'join tenants on tenants.id = users.tenant_id',
  key: 'users.public_id',
  keyType: 'uuid',
  columns: {
    name: fullName('users'),
    email: text('users.email'),
    organisation: text('tenants.name'),
    role: code('users.role', ROLES, 'admin.codes.role'),
    status: code('users.account_status', USER_STATUSES, 'admin.codes.userStatus'),
    isPremium: flag('users.premium_since is not null'),
    joinedAt: instant('users.created_at'),
    lastSeenAt: orNull(instant('users.last_seen_at')),
    id: text('users.public_id'),
  },
  views: {
    all: '',
    unfinished: anyOf('users.account_status', ['unverified', 'not_onboarded']),
    blocked: anyOf('users.account_status', ['blocked']),
    premium: 'users.premium_since is not null and users.erased_at is null',
    staff: anyOf('users.role', STAFF_ROLES),
  },
  filters: {
    tenant: refersTo('users.tenant_id', organisations),
    role: oneOf('users.role', ROLES, 'admin.codes.role'),
    status: oneOf('users.account_status', USER_STATUSES, 'admin.codes.userStatus'),
    premium: flagged('users.premium_since is not null', 'users.premium_since is null'),
    joined: days('users.created_at', 'instant'),
  },
  search,
  sorts: {
    name: ['users.sort_name', 'users.id'],
    joined: ['users.created_at', 'users.id'],
    seen: ["coalesce(users.last_seen_at, '-infinity')", 'users.id'],
  },
  defaults: { sort: '-joined' },
})

export type UserRow = RowOf<typeof userList>
export type UserView = ViewOf<typeof userList>

function search(typed: string): Search {
  const owning = (table: string, column: string) => `users.id in (select user_id from ${table} where ${column} = ?)`

  if (UUID.test(typed)) return { sql: 'users.public_id = ?', values: [typed] }
  if (CLAIM.test(typed)) return { sql: owning('claims', 'reference'), values: [typed.toUpperCase()] }
  if (PAYOUT.test(typed)) return { sql: owning('payouts', 'reference'), values: [typed.toUpperCase()] }
  const byName = foundBy('users.id', 'find_users', typed)
  if (!LAST_4.test(typed)) return byName
  return {
    found: byName.found,
    sql: `users.id = any(array(
      select id from found union (select user_id from ovcp_cards where last_4 = ? limit 251)))`,
    values: [typed],
  }
}

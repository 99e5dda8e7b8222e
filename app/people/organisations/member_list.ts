import { flag, fullName, instant, number, text } from '#app/platform/shared/column'
import { type RowOf, defineList } from '#app/platform/lists/define_list'
import { days, flagged } from '#app/platform/lists/filter'
import { containing } from '#app/platform/lists/condition'

/** Managers see who the members are, and nothing of where they travel. */
export const memberList = defineList({
  name: 'members',
  words: 'lists.members',
  table: 'users',
  of: 'users.tenant_id',
  where: 'users.erased_at is null',
  key: 'users.public_id',
  keyType: 'uuid',
  columns: {
    name: fullName('users'),
    isManager: flag("users.role = 'manager'"),
    joinedAt: instant('users.created_at'),
    cards: number('(select count(*) from ovcp_cards c where c.tenant_id = users.tenant_id and c.user_id = users.id)'),
    id: text('users.public_id'),
  },
  views: { all: '' },
  filters: {
    manager: flagged("users.role = 'manager'", "users.role <> 'manager'"),
    joined: days('users.created_at', 'instant'),
  },
  search: (typed) => containing("users.first_name || ' ' || users.last_name", typed),
  sorts: {
    name: ['users.sort_name', 'users.id'],
    joined: ['users.created_at', 'users.id'],
  },
  defaults: { sort: 'name' },
  perPage: 50,
})

export type MemberRow = RowOf<typeof memberList>

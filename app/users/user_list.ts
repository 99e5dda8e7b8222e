import type { Infer } from '@vinejs/vine/types'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { row } from '#app/shared/scope'
import { STATUS_SQL } from '#app/users/user_status'
import User from '#app/users/user'
import type { userListValidator } from '#app/users/validators'

export type UserFilter = Infer<typeof userListValidator>

/** The views that staff open every day, each as a condition. */
const VIEWS = {
  all: null,
  unfinished: `${STATUS_SQL} in ('unverified', 'not_onboarded')`,
  blocked: `${STATUS_SQL} = 'blocked'`,
  premium: 'users.premium_since is not null and users.erased_at is null',
  staff: "users.role in ('agent', 'finance', 'owner')",
}

/** Each order as an index has it (migration 0016), and always down to one row. */
const ORDERS = {
  joined: ['users.created_at', 'users.id'],
  name: ['lower(users.last_name)', 'lower(users.first_name)', 'users.id'],
  seen: ["coalesce(users.last_seen_at, '-infinity')", 'users.id'],
}

/** The people that a filter of the staff list means; page, count, export and neighbours all ask this. */
export function userList(
  filter: UserFilter,
  { reversed = false } = {}
): ModelQueryBuilderContract<typeof User> {
  const { columns, descending } = orderOf(filter)
  const direction = descending === reversed ? 'asc' : 'desc'
  const view = VIEWS[filter.view ?? 'all']
  return User.query()
    .if(view, (query) => void query.whereRaw(view!))
    .if(filter.tenant, (query) => void query.whereRaw(IN_TENANT, [filter.tenant!]))
    .if(filter.role, (query) => void query.where('role', filter.role!))
    .if(filter.status, (query) => void query.whereRaw(`${STATUS_SQL} = ?`, [filter.status!]))
    .if(filter.premium, (query) => {
      void (filter.premium === 'yes'
        ? query.whereNotNull('premium_since')
        : query.whereNull('premium_since'))
    })
    .if(filter.q, (query) => void search(query, filter.q!))
    .orderByRaw(columns.map((column) => `${column} ${direction}`).join(', '))
}

const IN_TENANT = 'users.tenant_id = (select id from tenants where slug = ?)'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const CLAIM = /^CLM-[0-9A-Z]{4}-[0-9A-Z]{4}$/i
const PAYOUT = /^PAY-[0-9A-Z]{4}-[0-9A-Z]{4}$/i
const LAST_4 = /^\d{4}$/

/** What someone may have of a person: a name or address, an id, a card, a claim, a payout. */
function search(query: ModelQueryBuilderContract<typeof User>, text: string) {
  const owning = (table: string, column: string) =>
    `users.id in (select user_id from ${table} where ${column} = ?)`
  const like = `%${text.toLowerCase().replaceAll(/[\\%_]/g, (char) => `\\${char}`)}%`

  if (UUID.test(text)) return query.where('public_id', text)
  if (CLAIM.test(text)) return query.whereRaw(owning('claims', 'reference'), [text.toUpperCase()])
  if (PAYOUT.test(text)) return query.whereRaw(owning('payouts', 'reference'), [text.toUpperCase()])
  if (!LAST_4.test(text)) return query.whereRaw('users.id in (select find_users(?))', [like])
  return query.whereRaw(
    'users.id in (select find_users(?) union select user_id from ovcp_cards where last_4 = ?)',
    [like, text]
  )
}

function orderOf({ sort = '-joined' }: UserFilter) {
  const descending = sort.startsWith('-')
  return { columns: ORDERS[sort.replace('-', '') as keyof typeof ORDERS], descending }
}

/** How many people each view holds. */
export async function userViewCounts() {
  const count = ([view, condition]: [string, string | null]) =>
    `count(*)${condition ? ` filter (where ${condition})` : ''}::int as "${view}"`
  const counts = await row<Record<keyof typeof VIEWS, number>>(
    `select ${Object.entries(VIEWS).map(count).join(', ')} from users`
  )
  return counts!
}

/** The people just before and after this one in the filtered list. */
export async function neighboursOf(user: User, filter: UserFilter) {
  return {
    previous: await nextTo(user, filter, true),
    next: await nextTo(user, filter, false),
  }
}

async function nextTo(user: User, filter: UserFilter, reversed: boolean) {
  const { columns, descending } = orderOf(filter)
  const sign = descending === reversed ? '>' : '<'
  const place = columns.join(', ')
  const neighbour = await userList(filter, { reversed })
    .select('public_id')
    .whereRaw(`(${place}) ${sign} (select ${place} from users where users.id = ?)`, [user.id])
    .first()
  return neighbour?.publicId ?? null
}

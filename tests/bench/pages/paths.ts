import hash from '@adonisjs/core/services/hash'
import { claimList } from '#app/claims/claims/claim_list'
import { contactMessageList } from '#app/people/contact/contact_message_list'
import { counterpartyList } from '#app/travel/operators/counterparty_list'
import { encodeCursor } from '#app/platform/lists/cursor'
import type { List } from '#app/platform/lists/define_list'
import { cursorOf } from '#app/platform/lists/list_query'
import { expenseList } from '#app/money/expenses/expense_list'
import { payoutRunList } from '#app/money/payouts/payout_run_list'
import { lineList } from '#app/money/statements/line_list'
import { statementList } from '#app/money/statements/statement_list'
import { letterList } from '#app/claims/letters/letter_list'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import { tripList } from '#app/travel/trips/trip_list'
import { USER_SECTIONS } from '#app/people/accounts/user_sections'
import { userList } from '#app/people/accounts/user_list'
import { STAFF } from '#tests/bench/pages/browser'
import type { Path } from '#tests/bench/pages/web'

const LISTS: [List, string, searches: string[]][] = [
  [claimList, '/admin/claims', ['Jansen', 'CLM-3T4Q']],
  [tripList, '/admin/trips', ['Jansen', 'halte 12']],
  [userList, '/admin/users', ['Jansen', 'person7']],
  [payoutRunList, '/admin/payout-runs', ['RUN-3T']],
  [expenseList, '/admin/expenses', ['EXP-3T', 'Jansen']],
  [counterpartyList, '/admin/counterparties', ['arriva']],
  [contactMessageList, '/admin/contact-messages', ['MSG-3T']],
  [letterList, '/admin/letters', ['SUB-3T']],
  [statementList, '/admin/statements', ['STM-3T']],
  [lineList, '/admin/lines', ['NS', 'BNK-3T', '16,00']],
]

/** Every view, order, filter and search of each staff list, a page deep in it, and each page of one thing. */
export async function pathsToMeasure(): Promise<Path[]> {
  await createStaff()
  const paths: Path[] = []
  for (const [list, path, searches] of LISTS) {
    const add = (label: string, query: string) =>
      paths.push({ label: `${list.name}: ${label}`, path: `${path}?${query}` })
    const whole = 'all' in list.views ? 'view=all&' : ''
    add('first page', '')
    add('deep page', `${whole}after=${await deepIn(list)}`)
    for (const view of Object.keys(list.views)) add(`view ${view}`, `view=${view}`)
    for (const sort of Object.keys(list.sorts))
      for (const way of ['', '-']) add(`sort ${way}${sort}`, `${whole}sort=${way}${sort}`)
    for (const [name, filter] of Object.entries(list.filters)) {
      const [option] = await asStaff(() => filter.options())
      // Nobody looks after a line where none was set aside.
      const value = filter.kind === 'days' ? '2026-01-01..2026-01-31' : option?.value
      if (value) add(`filter ${name}`, `${whole}${name}=${value}`)
    }
    for (const typed of searches) add(`search ${typed}`, `${whole}q=${encodeURIComponent(typed)}`)
  }
  return [...paths, ...(await pagesOfOne())]
}

/** The place of a row two thirds down the list. */
async function deepIn(list: List) {
  const sort = list.defaults.sort
  const columns = list.sorts[sort.replace('-', '')]
  const found = await asStaff(() =>
    queryRow<Record<string, string>>(
      `select ${columns.map((column, at) => `(${column})::text as place_${at}`).join(', ')} from ${list.table}
       order by ${columns.join(', ')} offset (select count(*) * 2 / 3 from ${list.table}) limit 1`
    )
  )
  return encodeCursor(Object.values(found!), cursorOf(list, sort))
}

async function pagesOfOne() {
  const one = (sql: string) => asStaff(async () => (await queryRow<{ id: string }>(sql))!.id)
  const claim = await one("select reference as id from claims where status = 'submitted' order by id limit 1")
  const trip = await one('select public_id as id from trips order by id limit 1')
  const user = await one("select public_id as id from users where role = 'member' order by id limit 1")
  const expense = await one('select reference as id from expenses order by id limit 1')
  const run = await one('select reference as id from payout_runs order by id limit 1')
  return [
    { label: 'claim', path: `/admin/claims/${claim}` },
    { label: 'trip', path: `/admin/trips/${trip}` },
    ...USER_SECTIONS.map((section) => ({
      label: `user: ${section}`,
      path: `/admin/users/${user}/${section}`,
    })),
    { label: 'expense', path: `/admin/expenses/${expense}` },
    { label: 'payout run', path: `/admin/payout-runs/${run}` },
    { label: 'overview', path: '/admin' },
  ]
}

async function createStaff() {
  const password = await hash.make(STAFF.password)
  await asWorker(() =>
    queryRows(
      `insert into users (tenant_id, role, first_name, last_name, email, password, email_verified_at)
       values (1, 'owner', 'Bench', 'Owner', ?, ?, now())
       on conflict (tenant_id, normalized_email) do update set password = excluded.password`,
      [STAFF.email, password]
    )
  )
}

import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { pastRides } from '#app/claims/claims/past_rides'
import { allocationsOf } from '#app/money/matching/allocations_of'
import { asAuthentication, asStaff, asWorker, currentConnection, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { enterLine } from '#app/money/statements/actions/enter_line'
import { asOwner } from '#tests/support/owner'
import User from '#app/people/accounts/user'
import { newDay } from '#tests/factories/statements'
import { createUser } from '#tests/factories/users'

/** How PostgreSQL would find what the work asks last, as the application's role and with tables too large to be read whole. */
async function planOf(work: () => PromiseLike<unknown>) {
  const connection = await currentConnection()
  // What others ask of the same pool meanwhile goes over connections of theirs.
  const asked = vi.spyOn(connection, 'query')
  await Promise.resolve(work())
  const { text, values } = queryIn(asked.mock.calls.at(-1)!)
  asked.mockRestore()
  await queryRows('set local enable_seqscan = off')
  await queryRows('set local enable_hashjoin = off')
  await queryRows('set local enable_mergejoin = off')
  const { rows } = await connection.query<Record<string, string>>(`explain (costs off) ${text}`, values)
  return rows.map((line) => line['QUERY PLAN']).join('\n')
}

/** As our own reads ask, or as the query builder does. */
function queryIn([first, second]: unknown[]): { text: string; values: unknown[] } {
  if (typeof first === 'string') return { text: first, values: second as unknown[] }
  return first as { text: string; values: unknown[] }
}

/** By this index and a condition on it, whether or not through a bitmap: that depends on the statistics of the moment. */
const scanOf = (index: string, condition: string) =>
  new RegExp(`Index (?:Only )?Scan (using|on) ${index}\\b.*\\n\\s*Index Cond: \\(${condition}`)

describe('behind row-level security', () => {
  test('an address is found by its index at sign-in', async () => {
    const { tenantId, email } = await createUser()
    // Of an organisation of one, its people are found as cheaply as the address.
    for (let nth = 0; nth < 20; nth++) await createUser({ tenantId })
    await asOwner((owner) => owner.query('analyze users'))
    const plan = await asAuthentication(() => planOf(() => User.withEmail(email, tenantId).first()))
    expect(plan).toMatch(scanOf('users_email', '.*normalized_email = '))
  })

  test('earlier rides find their transactions by id', async () => {
    const user = await createUser()
    const plan = await inTenant(user.tenantId, () => planOf(() => pastRides(user, ['Gouda'])))
    expect(plan).toMatch(/Index Scan using batch_rows_pkey.*\n\s*Index Cond/)
  })

  test('what a line was for finds its owner by id', async () => {
    const plan = await asWorker(() => planOf(() => allocationsOf(1)))
    // Of few people any index with the id is as good.
    expect(plan).toMatch(/Index (?:Only )?Scan using users_\w+ on users owner\n\s*Index Cond: \(id = /)
  })

  test('a day is compared with the clock by its index', async () => {
    const lines = await asOwner(async (owner) => {
      await owner.query(`begin;
        create temporary table days (day date, scope text) on commit drop;
        create index days_by_day on days (day);
        alter table days enable row level security;
        alter table days force row level security;
        create policy own on days using (scope = current_setting('fareback.scope', true));
        set local enable_seqscan = off`)
      const { rows } = await owner.query('explain (costs off) select 1 from days where day < clock_today()')
      await owner.query('rollback')
      return rows.map((row) => row['QUERY PLAN'])
    })
    expect(lines.join('\n')).toMatch(scanOf('days_by_day', 'day < '))
  })

  test('a text of the bank is compared by its index', async () => {
    const same = "select 1 from statement_lines where description = 'x' or note = 'x'"
    const plan = await asStaff(() => planOf(() => queryRows(same)))
    expect(plan).toContain('statement_lines_text')
    expect(plan).toContain('statement_lines_note')
  })

  test('lines of the bank are searched past it, for staff alone', async () => {
    const finance = await createUser({ role: 'finance' })
    const description = `Teruggave 50% ${randomUUID()}`
    const bookedOn = await newDay()
    const line = await asStaff(() =>
      enterLine({ amountCents: 1, bookedOn, description, counterpartyId: null }, finance)
    )
    const find = (typed: string) => queryRows('select find_lines(?) as id', [typed])
    for (const typed of [description.toUpperCase(), line.reference.toLowerCase()]) {
      expect(await asStaff(() => find(typed))).toEqual([{ id: line.id }])
      expect(await inTenant(finance.tenantId, () => find(typed))).toEqual([])
    }
    expect(await asStaff(() => find(description.replace('%', '_')))).toEqual([])
  })
})

import { DateTime } from 'luxon'
import { type Contribution, atomsOf } from '#app/money/reports/atoms'
import { now } from '#app/platform/shared/clock'
import { cents, day, flag, number, orNull, text } from '#app/platform/shared/column'
import { dutchDay } from '#app/platform/shared/dutch_day'
import { execute, lock } from '#app/platform/shared/execute'
import { readRow, readRows } from '#app/platform/shared/read_rows'
import { asWorker } from '#app/platform/shared/tenancy'

export async function freezeReports() {
  const tenants = await asWorker(() => readRows({ id: number('id') }, 'from tenants where not is_house order by id'))
  for (const { id } of tenants) while (await asWorker(() => freezeNext(id)));
}

async function freezeNext(tenantId: number) {
  await lock('report', tenantId)
  const first = await firstOpenMonth(tenantId)
  if (!first) return false
  const closed = now().startOf('month')
  for (let last = DateTime.fromISO(first); last < closed; last = last.plus({ months: 1 })) {
    const contributions = await contributionsIn(tenantId, first, last.toISODate()!)
    const atoms = atomsOf(contributions)
    if (atoms === null || (atoms.length === 0 && last.plus({ months: 1 }) < closed)) continue
    if (atoms.length === 0) return false
    await store(tenantId, { first, last: last.toISODate()! }, atoms)
    return true
  }
  return false
}

async function firstOpenMonth(tenantId: number) {
  const row = await readRow(
    {
      next: orNull(
        day("(select (max(last_month) + interval '1 month')::date from report_periods where tenant_id = t.id)")
      ),
      first: orNull(
        day(
          `(select date_trunc('month', min(${dutchDay('a.created_at')})::timestamp)::date from allocations a
            join claims c on c.id = a.claim_id where a.tenant_id = t.id and not c.is_business)`
        )
      ),
      paid: orNull(
        day(
          `(select date_trunc('month', min(${dutchDay('c.paid_directly_at')})::timestamp)::date from claims c where c.tenant_id = t.id and not c.is_business)`
        )
      ),
    },
    'from tenants t where t.id = ?',
    [tenantId]
  )
  if (row?.next) return row.next
  return [row?.first, row?.paid].filter((one): one is string => !!one).sort()[0] ?? null
}

/** Of private claims alone, because managers could subtract business claims; by the day of recording. What is taken back is negative. */
const contributionsIn = (tenantId: number, first: string, last: string): Promise<Contribution[]> =>
  readRows(
    {
      personId: number('c.user_id'),
      operator: text('o.slug'),
      kind: text('c.kind'),
      cents: cents('paid.cents'),
      isManager: flag("u.role = 'manager'"),
    },
    `from (
       select claim_id, amount_cents as cents, created_at as at from allocations where tenant_id = :tenantId and kind in ('claim', 'reclaim')
       union all
       select claim_id, -amount_cents, reversed_at from allocations
       where tenant_id = :tenantId and kind in ('claim', 'reclaim') and reversed_at is not null
       union all
       select id, approved_cents, paid_directly_at from claims where tenant_id = :tenantId and paid_directly_at is not null
     ) paid join claims c on c.id = paid.claim_id join users u on u.id = c.user_id join counterparties o on o.id = c.counterparty_id
     where not c.is_business and ${dutchDay('paid.at')} >= :first::date and ${dutchDay('paid.at')} < (:last::date + interval '1 month')`,
    { tenantId, first, last }
  )

type Atoms = NonNullable<ReturnType<typeof atomsOf>>

async function store(tenantId: number, { first, last }: { first: string; last: string }, atoms: Atoms) {
  const period = await readRow(
    { id: number('id') },
    (columns) =>
      `insert into report_periods (tenant_id, first_month, last_month) values (?, ?, ?) returning ${columns}`,
    [tenantId, first, last]
  )
  const rows = atoms.map(({ cells, cents: sum, people }) => ({
    operators: [...new Set(cells.map(({ operator }) => operator))],
    kinds: [...new Set(cells.map(({ kind }) => kind))],
    cents: sum,
    people_count: people,
  }))
  await execute(
    `insert into report_atoms (tenant_id, period_id, operators, kinds, cents, people_count)
     select ?, ?, operators, kinds, cents, people_count from json_populate_recordset(null::report_atoms, ?)`,
    [tenantId, period!.id, JSON.stringify(rows)]
  )
}

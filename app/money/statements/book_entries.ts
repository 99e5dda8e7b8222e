import { timestamp } from '#app/platform/shared/clock'
import { execute } from '#app/platform/shared/execute'
import { TOLD_COLUMNS } from '#app/money/statements/line_columns'
import type { Operators } from '#app/money/statements/operators_of_lines'
import type { OpenStatement } from '#app/money/statements/open_entries'

export const columns = Object.keys(TOLD_COLUMNS)
export const toldRecord = `told (${Object.entries(TOLD_COLUMNS)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ')})`

/** Books entries against suspense on their days, in one SQL statement for all. */
export async function bookEntries(
  { id, fileId, nth }: Pick<OpenStatement, 'id' | 'fileId' | 'nth'>,
  entries: { position: number }[],
  operators: Operators,
  answeredById: number | null = null
) {
  if (entries.length === 0) return
  const positions = entries.map(({ position }) => position)
  await execute(
    `with piece as (
       select e.position, e.booked_on, e.amount_cents, e.identity, e.balance_after_cents, e.told, given.operator, given.basis,
         nextval(pg_get_serial_sequence('statement_lines', 'id')) as id
       from unnest(?::int[], ?::bigint[], ?::text[]) as given (position, operator, basis)
       join statement_entries e on e.position = given.position
       where e.file_id = ? and e.nth = ? and e.position = any(?::int[]) and e.line_id is null
     ), booked as (
       insert into statement_lines (id, reference, statement_id, booked_on, amount_cents, open_cents, identity, balance_after_cents,
         counterparty_id, counterparty_basis, ledger_transaction_id, created_at, ${columns.join(', ')})
       select piece.id, random_reference('BNK'), ?, booked_on, amount_cents, amount_cents, identity, balance_after_cents, operator, basis,
         ledger_post('statement.booked', 'statement_line:' || piece.id, array['bank', 'suspense'], array[-amount_cents, amount_cents],
           'statement_line', piece.id, null, null, ?, open_ledger_day(booked_on)),
         ?, ${columns.map((column) => `told.${column}`).join(', ')}
       from piece cross join lateral jsonb_to_record(piece.told) as ${toldRecord}
     )
     update statement_entries e
     set outcome = 'booked', line_id = piece.id, told = null, decision = null, candidates = null, answered_by_id = ?
     from piece where e.file_id = ? and e.nth = ? and e.position = any(?::int[]) and e.position = piece.position`,
    [
      positions,
      entries.map(({ position }) => operators.get(position)?.id ?? null),
      entries.map(({ position }) => operators.get(position)?.basis ?? null),
      fileId,
      nth,
      positions,
      id,
      timestamp(),
      timestamp(),
      answeredById,
      fileId,
      nth,
      positions,
    ]
  )
}

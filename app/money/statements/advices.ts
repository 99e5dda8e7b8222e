import { bulkInsert } from '#app/platform/shared/bulk_insert'
import { execute } from '#app/platform/shared/execute'
import { currentConnection } from '#app/platform/shared/tenancy'
import { type Told, toldOf } from '#app/money/statements/line_columns'
import { maskAccounts } from '#app/money/statements/mask_accounts'
import type { ReadLine } from '#app/money/statements/reading/types'

const COLUMNS = ['file_id', 'nth', 'position', 'booked_on', 'amount_cents', 'identity', 'told']

const tellsMore = ({ details, our_references: references }: Told) =>
  (details as unknown[]).length > 1 || (references as unknown[]).length > 0

/** Keeps what a notice says beyond an amount, for the line that its statement books. */
export async function keepAdvices(fileId: number, nth: number, lines: ReadLine[]) {
  const rows = lines.flatMap((line) => {
    const told = withPayments(toldOf(line), line)
    if (line.amountCents === 0 || !tellsMore(told)) return []
    const { position, bookedOn, amountCents, identity } = line
    return [[fileId, nth, position, bookedOn, amountCents, identity, JSON.stringify(told)]]
  })
  if (rows.length > 0) await bulkInsert(await currentConnection(), 'line_advices', COLUMNS, rows)
}

/** A single payment is one of a line too, with its own texts: those of the line are its statement's. */
function withPayments(told: Told, line: ReadLine): Told {
  if (line.details.length > 0) return told
  const { amountCents, endToEndId, counterpartyName: name } = line
  const payment = {
    amountCents,
    endToEndId,
    counterpartyName: name && maskAccounts(name),
    description: told.description,
    returnReason: line.returnReason,
    references: told.our_references,
  }
  return { ...told, details: [payment] }
}

/** By the bank's own reference, else by a day and amount that one notice and one unmatched line have alone. */
export const giveAdvices = (fileId: number) =>
  execute(
    `with keys as (
       select distinct a.booked_on, a.amount_cents from line_advices a
       where a.line_id is null and (a.file_id = :fileId or exists (
         select 1 from statement_lines l join statements s on s.id = l.statement_id
         where s.file_id = :fileId and l.booked_on = a.booked_on and l.amount_cents = a.amount_cents))
     ), pairs as (
       select a.file_id, a.nth, a.position, l.id as line_id, coalesce(a.identity = l.identity, false) as is_same,
         jsonb_array_length(l.details) < 2 and l.open_cents = l.amount_cents and l.advised_by_id is null as is_open
       from keys join line_advices a on a.line_id is null and a.booked_on = keys.booked_on and a.amount_cents = keys.amount_cents
       join statement_lines l on l.booked_on = keys.booked_on and l.amount_cents = keys.amount_cents and l.statement_id is not null and l.withdrawn_at is null
         and (a.identity is null or l.identity is null or a.identity = l.identity)
         and (a.told->>'batch_reference' is null or l.batch_reference is null or a.told->>'batch_reference' = l.batch_reference)
     ), sole as (
       select * from (
         -- Beside the bank's own reference, what is only alike counts for nothing; without it, all that is alike does.
         select *, count(*) over (partition by line_id, is_same) as advices, count(*) over (partition by file_id, nth, position, is_same) as lines,
           bool_or(is_same) over (partition by line_id) or bool_or(is_same) over (partition by file_id, nth, position) as is_known
         from pairs
       ) counted where advices = 1 and lines = 1 and is_open and is_same = is_known
     ), given as (
       update statement_lines l set advised_by_id = a.file_id, details = a.told->'details',
         payments_count = coalesce(l.payments_count, (a.told->>'payments_count')::int),
         our_references = array(select distinct unnest(l.our_references || array(select jsonb_array_elements_text(a.told->'our_references'))))
       from sole join line_advices a using (file_id, nth, position) where l.id = sole.line_id
       returning l.id
     )
     update line_advices a set line_id = sole.line_id, told = null
     from sole join given on given.id = sole.line_id
     where (a.file_id, a.nth, a.position) = (sole.file_id, sole.nth, sole.position)`,
    { fileId }
  )

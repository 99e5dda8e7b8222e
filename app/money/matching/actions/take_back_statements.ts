import { addToOutbox } from '#app/messages/live/outbox'
import { number, orNull } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { record } from '#app/messages/events/record'
import { undoAllocation } from '#app/money/matching/actions/undo_allocation'
import Allocation from '#app/money/matching/allocation'
import { now, timestamp } from '#app/platform/shared/clock'
import { enqueue } from '#app/platform/queue/queue'
import { Refusal } from '#app/platform/shared/refusal'
import { execute, exists, lock } from '#app/platform/shared/execute'
import { asWorker } from '#app/platform/shared/tenancy'
import { joinWithout } from '#app/money/statements/complete_statements'
import StatementFile from '#app/money/statements/statement_file'
import StatementLine from '#app/money/statements/statement_line'
import { refuseNewStaff } from '#app/people/accounts/new_staff'
import type User from '#app/people/accounts/user'

const PIECE = 1_000
/** More are undone by hand first: each moves money of someone. */
const MAX_UNDONE = 200

/** Undoes what lines of a file paid and takes them out of the books; `keepLines` says which stay. Throws a Refusal. */
export async function takeBackStatements({ id }: Pick<StatementFile, 'id'>, reason: string, by: User) {
  const file = await StatementFile.lock(id)
  if (file.status === 'withdrawn') throw new Refusal('statement', 'alreadyTakenBack')
  if (file.status !== 'imported' && file.status !== 'failed') throw new Refusal('statement', 'statementBeingRead')
  if (file.uploadedById === by.id) throw new Refusal('statement', 'ownStatementStays')
  refuseNewStaff(by, 'statement')
  await lock('statement_lines')

  await withdraw(file, reason, by)
  if (file.archiveId) {
    const archive = await StatementFile.lock(file.archiveId)
    if (archive.status === 'imported') await withdraw(archive, reason, by)
  }
  const kept = await keepLines(id)
  const undone = await undoMatches(id, by)
  await forgetDecisions(id)
  await joinWithout(file)
  const lines = await takeBackPiece(file)
  await record('statement_file.withdrawn', file, by, { reason, kept, undone })
  if (lines === PIECE) await enqueue('take_back_statements', { fileId: id })
}

/** The lines that are left, each piece in a transaction of its own; a worker that takes over goes on. */
export async function takeBackLines(fileId: number) {
  const piece = () =>
    asWorker(async () => {
      const file = await StatementFile.lock(fileId)
      const lines = await takeBackPiece(file)
      addToOutbox(file.live)
      return lines
    })
  while ((await piece()) === PIECE);
}

async function withdraw(file: StatementFile, reason: string, by: User) {
  const withdrawal = { withdrawnAt: now(), withdrawnById: by.id, withdrawalReason: reason }
  const ended = { problem: null, problemFound: null, problemPosition: null }
  await file.merge({ status: 'withdrawn', ...withdrawal, ...ended }).save()
  await execute('update statements set completed_at = null where file_id = ? and completed_at is not null', [file.id])
  await execute('delete from statement_entries where file_id = ? and line_id is null', [file.id])
}

/** Lines that another statement tells of, and those that were entered by hand; what they paid stands. Returns how many. */
async function keepLines(fileId: number) {
  await execute(
    'select l.id from statement_lines l join statements s on s.id = l.statement_id where s.file_id = ? for update of l',
    [fileId]
  )
  const kept = await readRows(
    { statementId: orNull(number('l.statement_id')) },
    (columns) => `with told as (
       select l.id, min(o.id) as other from statement_lines l join statements s on s.id = l.statement_id
       join statement_entries e on e.line_id = l.id
       join statements o on o.file_id = e.file_id and o.nth = e.nth join statement_files f on f.id = o.file_id and f.status <> 'withdrawn'
       where s.file_id = :fileId group by 1
       union all
       select l.id, null from statement_lines l join statements s on s.id = l.statement_id
       where s.file_id = :fileId and l.entered_by_id is not null and not exists (
         select 1 from statement_entries e join statement_files f on f.id = e.file_id and f.status <> 'withdrawn' where e.line_id = l.id)
     )
     update statement_lines l set statement_id = told.other,
       identity = case when told.other is not null then l.identity end,
       balance_after_cents = case when told.other is not null then l.balance_after_cents end
     from told where told.id = l.id returning ${columns}`,
    { fileId }
  )
  for (const [statementId, lines] of Map.groupBy(kept, (line) => line.statementId)) {
    await execute('update statements set new_lines_count = least(lines_count, new_lines_count + ?) where id = ?', [
      lines.length,
      statementId,
    ])
  }
  return kept.length
}

/** The newest first: what came later of a claim is undone before what it stands on. Returns how many. */
async function undoMatches(fileId: number, by: User) {
  const allocations = await Allocation.query()
    .whereNull('reversedAt')
    .whereIn('lineId', (lines) =>
      lines
        .from('statement_lines')
        .join('statements', 'statements.id', 'statement_lines.statement_id')
        .where('statements.file_id', fileId)
        .select('statement_lines.id')
    )
    .orderBy('id', 'desc')
    .limit(MAX_UNDONE + 1)
  if (allocations.length > MAX_UNDONE) throw new Refusal('statement', 'tooManyMatched', { count: MAX_UNDONE })
  for (const { id } of allocations) {
    const isUndone = await exists('select 1 from allocations where id = ? and reversed_at is not null', [id])
    if (!isUndone) await undo(id, by)
  }
  return allocations.length
}

async function undo(id: number, by: User) {
  await undoAllocation({ id }, by).catch(async (error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    const { lineId } = await Allocation.findOrFail(id)
    const { reference } = await StatementLine.findOrFail(lineId)
    throw new Refusal('statement', 'matchStands', { line: reference })
  })
}

/** What other files decided of entries that are not settled: the lines that they were may be gone. */
const forgetDecisions = (fileId: number) =>
  execute(
    `update statement_entries e set decision = null from statements s
     where s.file_id = ? and e.booked_on between s.from_on and s.until_on and e.line_id is null and e.decision is not null`,
    [fileId]
  )

async function takeBackPiece({ id, withdrawnById }: StatementFile) {
  const [{ count }] = await readRows(
    { count: number('count(*)::int') },
    (columns) => `with piece as materialized (
       select l.id, l.amount_cents, l.booked_on, l.ledger_transaction_id, nextval(pg_get_serial_sequence('allocations', 'id')) as allocation
       from statement_lines l join statements s on s.id = l.statement_id
       where s.file_id = :id and l.withdrawn_at is null order by l.id limit ${PIECE} for update of l
     ), posted as (
       insert into allocations (id, line_id, kind, amount_cents, fee_cents, ledger_transaction_id, reasons, review, is_automatic, created_by_id, created_at)
       overriding system value
       select allocation, piece.id, 'withdrawn', amount_cents, 0,
         ledger_post('statement.taken_back', 'allocation:' || allocation, '{}', '{}', 'statement_line', piece.id, :by, ledger_transaction_id,
           :at, open_ledger_day(booked_on)),
         '{}', 'not_needed', false, :by, :at
       from piece order by piece.id
     ), advised as (
       update line_advices a set line_id = null, told = jsonb_build_object('details', l.details, 'payments_count', l.payments_count,
         'our_references', to_jsonb(l.our_references), 'batch_reference', l.batch_reference)
       from piece join statement_lines l on l.id = piece.id where a.line_id = piece.id
     ), gone as (
       update statement_lines l set open_cents = 0, set_aside_at = null, set_aside_by_id = null, withdrawn_at = :at, withdrawn_by_id = :by, advised_by_id = null
       from piece where piece.id = l.id returning l.id
     )
     select ${columns} from gone`,
    { id, by: withdrawnById, at: timestamp() }
  )
  return count
}

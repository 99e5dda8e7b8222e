import { addToOutbox } from '#app/messages/live/outbox'
import logger from '@adonisjs/core/services/logger'
import { record } from '#app/messages/events/record'
import { shortened } from '#app/platform/shared/clean_text'
import { now } from '#app/platform/shared/clock'
import { isTaken } from '#app/platform/shared/database_errors'
import { isFileMissing } from '#app/platform/shared/drive/storage_fault'
import { enqueue } from '#app/platform/queue/queue'
import { execute, lock } from '#app/platform/shared/execute'
import { asWorker } from '#app/platform/shared/tenancy'
import { giveAdvices } from '#app/money/statements/advices'
import { completeStatements } from '#app/money/statements/complete_statements'
import { FileTaken, readEntries } from '#app/money/statements/read_entries'
import { type Cursor, settlePiece, START } from '#app/money/statements/settle_entries'
import StatementFile from '#app/money/statements/statement_file'
import { StatementProblem } from '#app/money/statements/statement_problem'
import { isArchive, unpackArchive } from '#app/money/statements/unpack_archive'

/** After these the planner needs to know of them: matching follows at once, and takes minutes without. */
const MANY_LINES = 200

/** Reads a whole file before it books any of it; a worker that takes over goes on with the next piece. */
export async function importStatement(fileId: number) {
  try {
    const file = await asWorker(() => StatementFile.findOrFail(fileId))
    if (file.status === 'uploaded') {
      if (await isArchive(file)) return await unpackArchive(file)
      await readEntries(file)
    }
  } catch (error) {
    if (error instanceof FileTaken) return
    const problem = problemIn(error)
    if (!problem) throw error
    if (problem.code === 'file_missing') logger.error({ err: error, file: fileId }, problem.message)
    return failStatement(fileId, problem)
  }
  for (let cursor: Cursor | null = START; cursor;) cursor = await settleNext(fileId, cursor)
  await asWorker(() => finish(fileId))
}

function problemIn(error: unknown) {
  if (isFileMissing(error)) return new StatementProblem('file_missing')
  return error instanceof StatementProblem ? error : null
}

/** Among millions of lines two random references are the same now and then; the piece is then made with others. */
async function settleNext(fileId: number, cursor: Cursor, attempts = 3): Promise<Cursor | null> {
  try {
    return await settleOnce(fileId, cursor)
  } catch (error) {
    if (attempts <= 1 || !isTaken(error, 'statement_lines_reference_key')) throw error
    return settleNext(fileId, cursor, attempts - 1)
  }
}

const settleOnce = (fileId: number, cursor: Cursor) =>
  asWorker(async () => {
    const file = await StatementFile.lock(fileId)
    if (file.status !== 'booking') return null
    // Two files may hold the same lines.
    await lock('statement_lines')
    const settled = await settlePiece(file, cursor)
    if (!settled) return null
    await file.merge({ settledCount: file.settledCount + settled.count }).save()
    addToOutbox(file.live)
    return settled.cursor
  })

async function finish(fileId: number) {
  const file = await StatementFile.lock(fileId)
  if (file.status !== 'booking') return
  const counts = await completeStatements(file)
  await giveAdvices(fileId)
  if (counts.fresh >= MANY_LINES) await execute('select analyze_statement_lines()')
  await file
    .merge({
      status: 'imported',
      importedAt: now(),
      newLinesCount: counts.fresh,
      knownLinesCount: counts.known,
    })
    .save()
  await record('statement_file.imported', file, null, counts)
  await enqueue('match_statement', { fileId })
}

/** What of it is booked stays; the same file may come again, and goes on where it stopped. */
export const failStatement = (fileId: number, problem: StatementProblem) =>
  asWorker(async () => {
    const file = await StatementFile.lock(fileId)
    if (file.status === 'imported' || file.status === 'failed') return
    if (file.status === 'uploaded') {
      await execute('delete from statement_entries where file_id = ?', [fileId])
      await execute('delete from line_advices where file_id = ?', [fileId])
    }
    await file
      .merge({
        status: 'failed',
        problem: problem.code,
        problemFound: problem.found && shortened(problem.found, 200),
        problemPosition: problem.position,
      })
      .save()
    await record('statement_file.failed', file, null, { problem: problem.code })
  })

import logger from '@adonisjs/core/services/logger'
import drive from '@adonisjs/drive/services/main'
import { audit } from '#app/audit/audit'
import { shortened } from '#app/shared/clean_text'
import { maskAccounts } from '#app/statements/mask_accounts'
import { operatorsOfLines } from '#app/statements/operators_of_lines'
import { now } from '#app/shared/clock'
import { asWorker, lock, queryRows } from '#app/shared/tenancy'
import { storeStatement } from '#app/statements/store_statement'
import { readStatements } from '#app/statements/reading/read_statements'
import { isFileMissing } from '#app/shared/drive/storage_fault'
import StatementFile from '#app/statements/statement_file'
import { StatementProblem } from '#app/statements/statement_problem'
import { DEBTOR } from '#config/bank'

/** After these the planner needs to know of them: matching follows at once, and takes minutes without. */
const MANY_LINES = 200

/** All of a file or nothing of it; a file that cannot be read fails with what was found where. */
export async function importStatement(fileId: number) {
  try {
    await asWorker(() => importAll(fileId))
  } catch (error) {
    const problem = problemIn(error)
    if (!problem) throw error
    if (problem.code === 'file_missing') logger.error({ err: error, file: fileId }, problem.message)
    await asWorker(() => fail(fileId, problem))
  }
}

function problemIn(error: unknown) {
  if (isFileMissing(error)) return new StatementProblem('file_missing')
  return error instanceof StatementProblem ? error : null
}

async function importAll(fileId: number) {
  const file = await StatementFile.lock(fileId)
  if (file.status !== 'uploaded') return
  // Two files may hold the same lines.
  await lock('statement_lines')

  const counts = { known: 0, fresh: 0 }
  const { format, statements } = await readStatements(await drive.use().getStream(file.key))
  for await (const statement of statements) {
    if (statement.iban !== DEBTOR.iban) {
      throw new StatementProblem('other_account', maskAccounts(statement.iban))
    }
    const stored = await storeStatement(file, statement)
    counts.known += stored.known
    counts.fresh += stored.fresh
  }
  await queryRows('select chain_statements()')
  await operatorsOfLines(file)
  if (counts.fresh >= MANY_LINES) await queryRows('select analyze_statement_lines()')
  await file
    .merge({
      status: 'imported',
      format,
      importedAt: now(),
      newLinesCount: counts.fresh,
      knownLinesCount: counts.known,
    })
    .save()
  await audit('statement_file.imported', file.subject, null, counts)
  file.announce()
}

async function fail(fileId: number, problem: StatementProblem) {
  const file = await StatementFile.lock(fileId)
  await file
    .merge({
      status: 'failed',
      problem: problem.code,
      problemFound: problem.found && shortened(problem.found, 200),
      problemPosition: problem.position,
    })
    .save()
  await audit('statement_file.failed', file.subject, null, { problem: problem.code })
  file.announce()
}

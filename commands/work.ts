import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { startAuditStream } from '#app/platform/audit/stream/start_audit_stream'
import { failBatch } from '#app/travel/batches/actions/fail_batch'
import { importBatch } from '#app/claims/uploads/actions/import_batch'
import { planBatch } from '#app/claims/uploads/actions/plan_batch'
import { endAttempts } from '#app/travel/batches/attempts'
import { closeClaims } from '#app/claims/claims/actions/close_claims'
import { rebuildTravelOf } from '#app/claims/uploads/actions/rebuild_travel_of'
import { watchDeadlines } from '#app/claims/claims/actions/watch_deadlines'
import { tellDecisions } from '#app/claims/decisions/actions/tell_decisions'
import { bookCosts } from '#app/money/costs/actions/book_costs'
import { deliverEmail } from '#app/messages/emails/actions/deliver_email'
import { pruneEstimates } from '#app/claims/estimates/actions/discard_estimate'
import { hasMailServer } from '#app/messages/emails/transport'
import { checkLedger } from '#app/money/ledger/actions/check_ledger'
import { matchAutomatically } from '#app/money/matching/actions/match_automatically'
import { takeBackLines } from '#app/money/matching/actions/take_back_statements'
import { payOutMonthly } from '#app/money/payouts/actions/pay_out_monthly'
import { verifyPayees } from '#app/money/payouts/actions/verify_payees'
import { failStatement, importStatement } from '#app/money/statements/actions/import_statement'
import { StatementProblem } from '#app/money/statements/statement_problem'
import { sealLedger } from '#app/money/ledger/actions/seal_ledger'
import { requestPasswordReset } from '#app/people/accounts/auth/actions/request_password_reset'
import { containEscapes } from '#app/platform/shared/containment'
import { deleteFiles } from '#app/platform/shared/jobs/delete_files'
import { LETTER_HOUR } from '#app/claims/letters/next_letter'
import { queue, stopQueue } from '#app/platform/shared/jobs/queue'
import { type Handlers, work } from '#app/platform/shared/jobs/work'
import { sweepTemporaryFiles } from '#app/platform/shared/temporary_file'
import { prepareSubmissions } from '#app/claims/letters/actions/prepare_submissions'
import { settleSubmission } from '#app/claims/letters/actions/settle_submission'
import { sendSubmission } from '#app/claims/letters/actions/send_submission'
import env from '#start/env'
import { runDaily } from '#start/schedule'

const handlers: Handlers = {
  plan_batch: ({ batchId }) => planBatch(batchId),
  import_batch: ({ batchId }) => importBatch(batchId),
  abandon_batch: ({ batchId }) => failBatch(batchId, 'ourFault'),
  send_email: ({ emailId }) => deliverEmail(emailId),
  request_password_reset: (request) => requestPasswordReset(request),
  daily_upkeep: () => runDaily(),
  prune_estimates: () => pruneEstimates(),
  check_ledger: () => checkLedger(),
  seal_ledger: () => sealLedger(),
  import_statement: ({ fileId }) => importStatement(fileId),
  match_statement: async ({ fileId }) => {
    await matchAutomatically(fileId)
    await bookCosts(fileId)
  },
  book_costs: () => bookCosts(),
  abandon_statement: ({ fileId }) => failStatement(fileId, new StatementProblem('unexpected')),
  take_back_statements: ({ fileId }) => takeBackLines(fileId),
  pay_out_monthly: () => payOutMonthly(),
  verify_payees: () => verifyPayees(),
  delete_files: ({ keys }) => deleteFiles(keys),
  send_submission: ({ submissionId }) => sendSubmission(submissionId),
  settle_submission: ({ emailId }) => settleSubmission(emailId),
  prepare_submissions: () => prepareSubmissions(),
  watch_deadlines: () => watchDeadlines(),
  tell_decisions: ({ userId }) => tellDecisions(userId),
  close_claims: () => closeClaims(),
  rebuild_travel: ({ userId }) => rebuildTravelOf(userId),
}

/** The worker process: takes jobs from the queue until it is told to stop. */
export default class Work extends BaseCommand {
  static commandName = 'work'
  static description = 'Do the work that waits in the job queue'
  static options: CommandOptions = { startApp: true, staysAlive: true }

  async run() {
    // A worker that cannot begin has to end: its supervisor starts the next one.
    await this.#begin().catch((error: unknown) => {
      this.logger.fatal(error instanceof Error ? error : String(error))
      process.exit(1)
    })
  }

  async #begin() {
    containEscapes()
    await sweepTemporaryFiles()
    const boss = await queue({ supervise: true })
    await work(boss, handlers)
    const target = env.get('AUDIT_STREAM')
    if (target) this.app.terminating(startAuditStream(target))
    this.app.terminating(async () => {
      await stopQueue()
      // What was not ready by then is begun anew elsewhere, and that is no fault of its file.
      await endAttempts()
    })
    // At four in the morning, when no one waits.
    await boss.schedule('daily_upkeep', '0 4 * * *', {}, { tz: 'Europe/Amsterdam' })
    await boss.schedule('watch_deadlines', '15 6 * * *', {}, { tz: 'Europe/Amsterdam' })
    await boss.schedule('close_claims', '30 5 * * *', {}, { tz: 'Europe/Amsterdam' })
    await boss.schedule(
      'prepare_submissions',
      `0 ${LETTER_HOUR} * * 1-5`,
      {},
      { tz: 'Europe/Amsterdam' }
    )
    await boss.schedule('seal_ledger', '*/5 * * * *', {}, { tz: 'Europe/Amsterdam' })
    // On the first of the month, after the night's upkeep.
    await boss.schedule('pay_out_monthly', '0 7 1 * *', {}, { tz: 'Europe/Amsterdam' })
    await boss.schedule('verify_payees', '35 * * * *', {}, { tz: 'Europe/Amsterdam' })
    await boss.schedule('prune_estimates', '5 * * * *', {}, { tz: 'Europe/Amsterdam' })
    if (!hasMailServer()) this.logger.info('MAIL_TRANSPORT is not smtp: e-mails are kept, not sent')
    this.logger.info('Waiting for work')
  }
}

import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { hasMailServer } from '#app/messages/emails/transport'
import { sweepOutbox } from '#app/messages/live/relay'
import { startAuditStream } from '#app/platform/audit/stream/start_audit_stream'
import { queue, stopQueue } from '#app/platform/queue/queue'
import { work } from '#app/platform/queue/work'
import { installErrorBoundary } from '#app/platform/shared/error_boundary'
import { sweepTemporaryFiles } from '#app/platform/shared/temporary_file'
import { finishAttempts } from '#app/travel/batches/attempts'
import env from '#start/env'

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
    installErrorBoundary()
    await sweepTemporaryFiles()
    const { jobs } = await import('#start/jobs')
    await work(await queue({ supervise: true }), jobs)
    this.app.terminating(sweepOutbox())
    const target = env.get('AUDIT_STREAM')
    if (target) this.app.terminating(startAuditStream(target))
    this.app.terminating(async () => {
      await stopQueue()
      // What was not ready by then is begun anew elsewhere, and that is no fault of its file.
      await finishAttempts()
    })
    if (!hasMailServer()) this.logger.info('MAIL_TRANSPORT is not smtp: e-mails are kept, not sent')
    this.logger.info('Waiting for work')
  }
}

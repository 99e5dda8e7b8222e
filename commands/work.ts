import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { importBatch } from '#app/batches/actions/import_batch'
import { planBatch } from '#app/batches/actions/plan_batch'
import { deliverEmail } from '#app/emails/actions/deliver_email'
import { hasMailServer } from '#app/emails/transport'
import { requestPasswordReset } from '#app/auth/actions/request_password_reset'
import { deleteFiles } from '#app/shared/jobs/delete_files'
import type { Jobs } from '#app/shared/jobs/jobs'
import { queue } from '#app/shared/jobs/queue'
import { dailyUpkeep } from '#app/upkeep/daily_upkeep'

const handlers: { [Name in keyof Jobs]: (data: Jobs[Name]) => Promise<unknown> } = {
  plan_batch: ({ batchId }) => planBatch(batchId),
  import_batch: ({ batchId }) => importBatch(batchId),
  send_email: ({ emailId }) => deliverEmail(emailId),
  request_password_reset: (request) => requestPasswordReset(request),
  daily_upkeep: () => dailyUpkeep(),
  delete_files: ({ keys }) => deleteFiles(keys),
}

/** The worker process: takes jobs from the queue until it is told to stop. */
export default class Work extends BaseCommand {
  static commandName = 'work'
  static description = 'Do the work that waits in the job queue'
  static options: CommandOptions = { startApp: true, staysAlive: true }

  async run() {
    const boss = await queue({ supervise: true })
    for (const name of Object.keys(handlers) as (keyof Jobs)[]) {
      const handle = handlers[name] as (data: object) => Promise<unknown>
      await boss.work<object>(name, { pollingIntervalSeconds: 1, batchSize: 1 }, async ([job]) => {
        this.logger.info(`${name} ${job.id}`)
        await handle(job.data)
      })
    }
    // At four in the morning, when no one waits.
    await boss.schedule('daily_upkeep', '0 4 * * *', {}, { tz: 'Europe/Amsterdam' })
    if (!hasMailServer()) this.logger.info('MAIL_TRANSPORT is not smtp: e-mails are kept, not sent')
    this.logger.info('Waiting for work')
  }
}

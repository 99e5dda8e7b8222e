import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { importBatch } from '#app/batches/actions/import_batch'
import { planBatch } from '#app/batches/actions/plan_batch'
import type { Jobs } from '#app/shared/jobs/jobs'
import { queue } from '#app/shared/jobs/queue'

const handlers: { [Name in keyof Jobs]: (data: Jobs[Name]) => Promise<unknown> } = {
  plan_batch: ({ batchId }) => planBatch(batchId),
  import_batch: ({ batchId }) => importBatch(batchId),
}

/** The worker process: takes jobs from the queue until it is told to stop. */
export default class Work extends BaseCommand {
  static commandName = 'work'
  static description = 'Do the work that waits in the job queue'
  static options: CommandOptions = { startApp: true, staysAlive: true }

  async run() {
    const boss = await queue({ supervise: true })
    for (const name of Object.keys(handlers) as (keyof Jobs)[]) {
      await boss.work<Jobs[typeof name]>(
        name,
        { pollingIntervalSeconds: 1, batchSize: 1 },
        async ([job]) => {
          this.logger.info(`${name} ${JSON.stringify(job.data)}`)
          await handlers[name](job.data)
        }
      )
    }
    this.logger.info('Waiting for work')
  }
}

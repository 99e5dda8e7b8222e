import { BaseSchema } from '@adonisjs/lucid/schema'
import { getConstructionPlans } from 'pg-boss'
import { appRole } from '#database/walls'
import { JOB_OPTIONS } from '#app/platform/shared/jobs/jobs'

/** pg-boss brings its own tables and functions; the application role uses them and owns none. */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.schema.raw(getConstructionPlans('pgboss'))
    for (const name of ['plan_batch', 'import_batch']) {
      this.schema.raw(`select pgboss.create_queue('${name}', '${JSON.stringify(JOB_OPTIONS)}')`)
    }
    this.schema.raw(`
      grant usage on schema pgboss to ${appRole};
      grant select, insert, update, delete on all tables in schema pgboss to ${appRole};
      grant execute on all functions in schema pgboss to ${appRole};
    `)
  }
}

import { BaseSchema } from '@adonisjs/lucid/schema'
import { getConstructionPlans } from 'pg-boss'

/** pg-boss brings its own tables and functions. Queues and schedules are made when a worker starts. */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.schema.raw(getConstructionPlans('pgboss'))
  }
}

import { BaseSchema } from '@adonisjs/lucid/schema'
import { EMAIL_JOB_OPTIONS, JOB_OPTIONS } from '#app/platform/shared/jobs/jobs'

const QUEUES = {
  send_email: EMAIL_JOB_OPTIONS,
  request_password_reset: JOB_OPTIONS,
  daily_upkeep: { ...JOB_OPTIONS, policy: 'singleton' },
}

export default class extends BaseSchema {
  async up() {
    for (const [name, options] of Object.entries(QUEUES)) {
      this.schema.raw(`select pgboss.create_queue('${name}', '${JSON.stringify(options)}')`)
    }
  }
}

import { Owned } from '#app/platform/shared/owned'
import { compose } from '@adonisjs/core/helpers'
import { Stateful } from '#app/messages/events/stateful'
import { applicationMachine } from '#app/people/applications/application_status'
import { scope } from '@adonisjs/lucid/orm'
import { JobApplicationSchema } from '#database/schema'
import { OPEN_STATUSES } from '#app/people/applications/application_status'

const ANSWER_WITHIN_DAYS = 14

export default class JobApplication extends compose(
  JobApplicationSchema,
  Stateful('job_application', applicationMachine),
  Owned
) {
  static newestFirst = scope((query) => query.orderBy('id', 'desc'))
  static open = scope((query) => query.whereIn('status', [...OPEN_STATUSES]))

  get isOpen() {
    return OPEN_STATUSES.some((status) => status === this.status)
  }

  /** The day by which we promise an answer. */
  get answerBy() {
    return this.createdAt.plus({ days: ANSWER_WITHIN_DAYS })
  }
}

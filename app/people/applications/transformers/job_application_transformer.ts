import { BaseTransformer } from '@adonisjs/core/transformers'
import type JobApplication from '#app/people/applications/job_application'
import { now } from '#app/platform/shared/clock'

export default class JobApplicationTransformer extends BaseTransformer<JobApplication> {
  toObject() {
    const application = this.resource
    return {
      motivation: application.motivation,
      availability: application.availability,
      regions: application.regions,
      transport: application.transport,
      status: application.status,
      sentAt: application.createdAt.toISO()!,
      isLate: application.isOpen && application.answerBy < now(),
      canWithdraw: application.isOpen,
    }
  }
}

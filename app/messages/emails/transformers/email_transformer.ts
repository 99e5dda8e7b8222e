import { BaseTransformer } from '@adonisjs/core/transformers'
import type Email from '#app/messages/emails/email'

export default class EmailTransformer extends BaseTransformer<Email> {
  toObject() {
    const email = this.resource
    return {
      id: email.publicId,
      subject: email.subject,
      template: email.template,
      topic: email.topic,
      toAddress: email.toAddress,
      status: email.status,
      createdAt: email.createdAt.toISO()!,
      sentAt: email.sentAt?.toISO() ?? null,
      problem: email.problem,
      isResend: email.resendOfId !== null,
    }
  }
}

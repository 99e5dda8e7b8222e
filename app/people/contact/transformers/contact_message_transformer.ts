import { BaseTransformer } from '@adonisjs/core/transformers'
import type ContactMessage from '#app/people/contact/contact_message'

/** Needs who wrote and who answered loaded. */
export default class ContactMessageTransformer extends BaseTransformer<ContactMessage> {
  toObject() {
    const message = this.resource
    return {
      reference: message.reference,
      name: message.name,
      email: message.email,
      locale: message.locale,
      userId: message.userId === null ? null : message.user.publicId,
      subject: message.subject,
      message: message.message,
      status: message.status,
      receivedAt: message.createdAt.toISO()!,
      answer: message.answer,
      answeredBy: message.answeredById === null ? null : message.answeredBy.fullName,
      answeredAt: message.answeredAt?.toISO() ?? null,
      canAnswer: message.canMoveTo('answered'),
      canClose: message.canMoveTo('closed'),
    }
  }
}

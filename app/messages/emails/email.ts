import { Owned } from '#app/platform/shared/owned'
import { compose } from '@adonisjs/core/helpers'
import { Stateful } from '#app/messages/events/stateful'
import { emailMachine } from '#app/messages/emails/email_status'
import { column, scope } from '@adonisjs/lucid/orm'
import type { Attachment } from '#app/messages/emails/attachment'
import { EmailSchema } from '#database/schema'
import { TEMPLATES, type Template, type TemplateName } from '#app/messages/emails/templates'
import { now } from '#app/platform/shared/clock'
import { enqueue } from '#app/platform/queue/queue'

export default class Email extends compose(EmailSchema, Stateful('email', emailMachine), Owned) {
  @column({ prepare: (files: Attachment[]) => JSON.stringify(files) })
  declare attachments: Attachment[]

  static newestFirst = scope((query) => query.orderBy('id', 'desc'))

  get needsLink() {
    return this.declared.linkMinutes !== undefined
  }

  async markSent(status: 'sent' | 'stored') {
    const set = { sentAt: now(), problem: null, ...this.clearedAddress }
    await this.moveTo(status, { by: null, set, audit: null })
    if (status === 'sent') await this.#settleLetter()
  }

  async markFailed(problem: string) {
    await this.moveTo('failed', {
      by: null,
      set: { problem, ...this.clearedAddress },
      audit: null,
    })
    await this.#settleLetter()
  }

  async markBounced(problem: string) {
    await this.moveTo('bounced', { by: null, set: { problem }, audit: null })
    await this.#settleLetter()
  }

  /** In the transaction of the move, so that no worker that dies leaves a letter undecided. */
  async #settleLetter() {
    if (this.declared.isLetter) await enqueue('settle_letter', { emailId: this.id })
  }

  private get clearedAddress() {
    return this.declared.isAnonymous ? { toAddress: null } : {}
  }

  private get declared(): Template {
    return TEMPLATES[this.template as TemplateName]
  }
}

import { Owned } from '#app/shared/owned'
import { compose } from '@adonisjs/core/helpers'
import { Stateful } from '#app/audit/stateful'
import { emailMachine } from '#app/emails/email_status'
import { column, scope } from '@adonisjs/lucid/orm'
import type { Attachment } from '#app/emails/attachment'
import { EmailSchema } from '#database/schema'
import { TEMPLATES, type Template, type TemplateName } from '#app/emails/templates'
import { now } from '#app/shared/clock'

export default class Email extends compose(EmailSchema, Stateful('email', emailMachine), Owned) {
  @column({ prepare: (files: Attachment[]) => JSON.stringify(files) })
  declare attachments: Attachment[]

  static newestFirst = scope((query) => query.orderBy('id', 'desc'))

  get needsLink() {
    return this.declared.linkMinutes !== undefined
  }

  markSent(status: 'sent' | 'stored') {
    const set = { sentAt: now(), problem: null, ...this.clearedAddress }
    return this.moveTo(status, { by: null, set, audit: null })
  }

  markFailed(problem: string) {
    return this.moveTo('failed', {
      by: null,
      set: { problem, ...this.clearedAddress },
      audit: null,
    })
  }

  private get clearedAddress() {
    return this.declared.isAnonymous ? { toAddress: null } : {}
  }

  private get declared(): Template {
    return TEMPLATES[this.template as TemplateName]
  }
}

import { Owned } from '#app/shared/owned'
import { compose } from '@adonisjs/core/helpers'
import { Stateful } from '#app/audit/stateful'
import { emailMachine } from '#app/emails/email_status'
import { scope } from '@adonisjs/lucid/orm'
import { EmailSchema } from '#database/schema'
import { TEMPLATES, type Template, type TemplateName } from '#app/emails/templates'
import { now } from '#app/shared/clock'

export default class Email extends compose(EmailSchema, Stateful('email', emailMachine), Owned) {
  static newestFirst = scope((query) => query.orderBy('id', 'desc'))

  /** Whether it was written around a link that opens something by itself. */
  get needsLink() {
    return this.declared.linkMinutes !== undefined
  }

  /** It is out of our hands. */
  depart(status: 'sent' | 'stored') {
    const set = { sentAt: now(), problem: null, ...this.erasedReader }
    return this.moveTo(status, { by: null, set, audit: null })
  }

  /** Nobody tries any more. */
  giveUp(problem: string) {
    return this.moveTo('failed', { by: null, set: { problem, ...this.erasedReader }, audit: null })
  }

  private get erasedReader() {
    return this.declared.isAnonymous ? { toAddress: null } : {}
  }

  private get declared(): Template {
    return TEMPLATES[this.template as TemplateName]
  }
}

import { scope } from '@adonisjs/lucid/orm'
import { EmailSchema } from '#database/schema'
import { TEMPLATES, type Template, type TemplateName } from '#app/emails/templates'
import { now } from '#app/shared/clock'

export default class Email extends EmailSchema {
  static newestFirst = scope((query) => query.orderBy('id', 'desc'))

  /** Whether it was written around a link that opens something by itself. */
  get needsLink() {
    return this.declared.linkMinutes !== undefined
  }

  /** It is out of our hands. */
  depart(status: 'sent' | 'stored') {
    this.status = status
    this.sentAt = now()
    this.problem = null
    return this.forgetErasedReader()
  }

  /** Nobody tries any more. */
  giveUp(problem: string) {
    this.status = 'failed'
    this.problem = problem
    return this.forgetErasedReader()
  }

  private forgetErasedReader() {
    if (this.declared.isAnonymous) this.toAddress = null
    return this
  }

  private get declared(): Template {
    return TEMPLATES[this.template as TemplateName]
  }
}

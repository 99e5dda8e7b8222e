import { SMTPTransport } from '@adonisjs/mail/transports/smtp'
import mail from '@adonisjs/mail/services/main'
import env from '#start/env'
import { Mailbox } from '#tests/support/mailbox'

/** A mailbox that all messages of this process go to. */
export class MailServer extends Mailbox {
  async start() {
    const port = await this.open()
    await mail.close('smtp')
    mail.config.mailers.smtp = () => new SMTPTransport({ host: '127.0.0.1', port })
    env.set('MAIL_TRANSPORT', 'smtp')
    return this
  }

  async stop() {
    env.set('MAIL_TRANSPORT', 'stored')
    await this.close()
  }
}

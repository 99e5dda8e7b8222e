import env from '#start/env'
import { defineConfig, transports } from '@adonisjs/mail'

const host = env.get('SMTP_HOST', 'localhost')
const port = env.get('SMTP_PORT', 587)
const username = env.get('SMTP_USERNAME')

/** Used when MAIL_TRANSPORT is `smtp`, see app/messages/emails. */
const mailConfig = defineConfig({
  default: 'smtp',
  from: env.get('MAIL_FROM', 'Fareback <help@fareback.example>'),
  mailers: {
    smtp: transports.smtp({
      host,
      port,
      secure: port === 465,
      // Our messages open accounts: they cross no network in the clear.
      requireTLS: port !== 465 && !['localhost', '127.0.0.1', '::1'].includes(host),
      auth: username ? { type: 'login', user: username, pass: env.get('SMTP_PASSWORD')?.release() ?? '' } : undefined,
      // Well within the time that a job may take.
      connectionTimeout: 20_000,
      greetingTimeout: 20_000,
      socketTimeout: 30_000,
    }),
  },
})

export default mailConfig

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mailConfig> {}
}

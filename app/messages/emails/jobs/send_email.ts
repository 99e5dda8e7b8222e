import { EMAIL_RETRIES } from '#app/messages/emails/email_retries'
import { deliverEmail } from '#app/messages/emails/actions/deliver_email'
import { job } from '#app/platform/queue/job'

declare module '#app/platform/queue/job' {
  interface Jobs {
    send_email: { emailId: number }
  }
}

export default job({
  name: 'send_email',
  queue: EMAIL_RETRIES,
  slots: 4,
  handle: ({ emailId }) => deliverEmail(emailId),
})

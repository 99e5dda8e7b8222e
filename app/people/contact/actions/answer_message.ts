import ContactMessage from '#app/people/contact/contact_message'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { now } from '#app/platform/shared/clock'
import type User from '#app/people/accounts/user'

/** The answer leaves by mail to who wrote. Its words stay out of the log, which keeps none. */
export async function answerMessage({ id }: Pick<ContactMessage, 'id'>, answer: string, by: User) {
  const message = await ContactMessage.lock(id)
  await message.moveTo('answered', {
    by,
    set: { answer, answeredById: by.id, answeredAt: now() },
    field: 'answer',
  })
  const { tenantId, userId, email, name, locale, reference } = message
  const to = { tenantId, userId, address: email, firstName: name, locale }
  await sendEmail(to, 'contact_answered', { reference, answer })
  return message
}

import { record } from '#app/messages/events/record'
import ContactMessage from '#app/people/contact/contact_message'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import type { Recipient } from '#app/messages/emails/recipient'
import { newReference } from '#app/platform/shared/reference'
import User from '#app/people/accounts/user'

type Written = { subject: string; message: string }

/** Stores a message for staff and confirms it. The confirmation repeats nothing of it: its address may be someone else's. */
export async function receiveMessage(from: Recipient, name: string, { subject, message }: Written) {
  const received = await ContactMessage.create({
    reference: newReference('MSG'),
    tenantId: from.tenantId,
    userId: from.userId,
    name,
    email: from.address,
    locale: from.locale,
    subject,
    message,
    status: 'open',
  })
  const by = from.userId === null ? null : await User.findOrFail(from.userId)
  await record('contact_message.received', received.auditSubject, by)
  await sendEmail(from, 'contact_received', { reference: received.reference })
  return received
}

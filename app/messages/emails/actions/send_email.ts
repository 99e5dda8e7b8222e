import type { Attachment } from '#app/messages/emails/attachment'
import Email from '#app/messages/emails/email'
import type { Recipient } from '#app/messages/emails/recipient'
import { readerOf } from '#app/messages/emails/reader'
import { renderEmail } from '#app/messages/emails/render_email'
import { type SecretLink, storeLink } from '#app/messages/emails/secret_link'
import { TEMPLATES, type Template, type TemplateName, type ValuesOf } from '#app/messages/emails/templates'
import { isOptional } from '#app/messages/emails/topics'
import { hasMailServer } from '#app/messages/emails/transport'
import { unsubscribeUrl } from '#app/messages/emails/unsubscribe_link'
import { now } from '#app/platform/shared/clock'
import { enqueue } from '#app/platform/queue/queue'

/** Sent after the current transaction commits. Null where its reader muted the topic. */
export async function sendEmail<Name extends TemplateName>(
  to: Recipient,
  name: Name,
  values: ValuesOf<Name>,
  link?: SecretLink,
  attachments: Attachment[] = []
): Promise<Email | null> {
  const template: Template = TEMPLATES[name]
  const { topic, linkMinutes } = template
  if ((linkMinutes === undefined) !== (link === undefined)) {
    throw new Error(`The message ${name} goes ${link ? 'without' : 'with'} a link`)
  }
  const reader = isOptional(topic) ? await readerOf(to) : null
  if (reader?.mutedEmails.includes(topic)) return null

  const email = new Email().fill({
    tenantId: to.tenantId,
    userId: to.userId,
    toAddress: to.address,
    template: name,
    topic,
    status: 'queued',
    locale: to.locale,
    createdAt: now(),
    attachments,
    ...(await renderEmail(to, name, values, unsubscribeUrl(reader, topic))),
  })
  await dispatch(email)
  if (link && linkMinutes) await storeLink(email, link, linkMinutes)
  return email
}

export async function dispatch(email: Email) {
  if (!hasMailServer()) {
    await email.markSent('stored')
    return
  }
  await email.save()
  await enqueue('send_email', { emailId: email.id })
}

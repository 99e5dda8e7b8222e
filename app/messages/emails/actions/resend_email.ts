import { record } from '#app/messages/events/record'
import type { Actor } from '#app/platform/audit/actor'
import Email from '#app/messages/emails/email'
import { dispatch } from '#app/messages/emails/actions/send_email'
import { type Reader, readerOf } from '#app/messages/emails/reader'
import { linkUntil, originalOf } from '#app/messages/emails/secret_link'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'

/** Throws a Refusal while one is on its way, when the address or the link is gone, and when the topic is muted. */
export async function resendEmail(email: Email, by: Actor) {
  await refuseOnItsWay(email)
  if (email.toAddress === null) throw new Refusal('email', 'emailAddressGone')
  await refuseWithoutLink(email)
  const user = await readerOf(email)
  if (user?.mutedEmails.includes(email.topic)) throw new Refusal('email', 'emailMuted')

  const copy = new Email().fill({
    tenantId: email.tenantId,
    userId: email.userId,
    toAddress: email.toAddress,
    template: email.template,
    topic: email.topic,
    locale: email.locale,
    subject: email.subject,
    html: email.html,
    text: email.text,
    attachments: email.attachments,
    status: 'queued',
    resendOfId: originalOf(email),
    createdAt: now(),
  })
  await dispatch(copy)
  await record('email.resent', subjectOf(email, user), by, {
    email: email.publicId,
    template: email.template,
  })
  return copy.refresh()
}

/** If two people resend at the same time, the second is refused. */
async function refuseOnItsWay(email: Email) {
  const original = await Email.query().where('id', originalOf(email)).forUpdate().skipLocked().first()
  const waiting = await Email.query()
    .where((sent) => sent.where('id', originalOf(email)).orWhere('resend_of_id', originalOf(email)))
    .where('status', 'queued')
    .first()
  if (!original || waiting) throw new Refusal('email', 'emailOnItsWay')
}

async function refuseWithoutLink(email: Email) {
  if (!email.needsLink) return
  const until = await linkUntil(email)
  if (!until) throw new Refusal('email', 'emailLinkGone')
  if (until < now()) throw new Refusal('email', 'emailLinkExpired')
}

const subjectOf = (email: Email, user: Reader | null) => ({
  type: user ? 'user' : 'email',
  id: (user ?? email).id,
  tenantId: email.tenantId,
})

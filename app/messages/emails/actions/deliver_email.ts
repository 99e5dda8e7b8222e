import logger from '@adonisjs/core/services/logger'
import drive from '@adonisjs/drive/services/main'
import mail from '@adonisjs/mail/services/main'
import type { Attachment } from '#app/messages/emails/attachment'
import Email from '#app/messages/emails/email'
import { readerOf } from '#app/messages/emails/reader'
import { type Body, bodyWithLink, deleteLink, linkOf } from '#app/messages/emails/secret_link'
import { absoluteUrl, hasMailServer } from '#app/messages/emails/transport'
import { unsubscribeUrl } from '#app/messages/emails/unsubscribe_link'
import { shortened } from '#app/platform/shared/clean_text'
import { EMAIL_RETRIES } from '#app/messages/emails/email_retries'
import { asWorker } from '#app/platform/shared/tenancy'
import env from '#start/env'
import { isFileMissing, storageFaultOf } from '#app/platform/shared/drive/storage_fault'

/** Throws when sending fails, so that the queue tries again. */
export async function deliverEmail(emailId: number): Promise<void> {
  const problem = await asWorker(async () => {
    // Locked while it is sent: a second worker skips the message.
    const email = await Email.query().where({ id: emailId, status: 'queued' }).forUpdate().skipLocked().first()
    return email && attempt(email)
  })
  if (problem) throw problem
}

async function attempt(email: Email) {
  if (email.toAddress === null) {
    await email.markFailed('The account was erased before it was sent.')
    return null
  }
  if (!hasMailServer()) {
    await email.markSent('stored')
    return null
  }
  const link = await linkOf(email)
  if (link === null && email.needsLink) {
    await email.markFailed('The link in it no longer works.')
    return null
  }
  return tryToSend(email, email.toAddress, bodyWithLink(email, link))
}

/** Returns a problem that is worth a retry. It is stored here and thrown after the commit. */
async function tryToSend(email: Email, toAddress: string, body: Body) {
  email.attempts++
  const problem = await send(email, toAddress, body)
  if (problem) {
    if (isFileMissing(problem)) logger.error({ err: problem, email: email.id }, problem.message)
    await fail(email, problem, toAddress)
    return isFinal(problem) ? null : problem
  }
  await email.markSent('sent')
  await deleteLink(email)
  return null
}

async function fail(email: Email, problem: Error, toAddress: string) {
  // Mail servers repeat the address, which must not outlive an erased account.
  const words = shortened(problem.message.replaceAll(toAddress, '[address]'), 500)
  const isOver = isFinal(problem) || email.attempts > EMAIL_RETRIES.retryLimit
  await (isOver ? email.markFailed(words) : email.merge({ problem: words }).save())
}

async function send(email: Email, toAddress: string, { html, text }: Body): Promise<Error | null> {
  const unsubscribe = unsubscribeUrl(await readerOf(email), email.topic)
  try {
    const files = await Promise.all(email.attachments.map(withContent))
    const { messageId } = await mail.use('smtp').send((message) => {
      message.to(toAddress).subject(email.subject).html(html).text(text)
      // The same in every attempt, so that a server can recognise a message it already has.
      message.messageId(`<${email.publicId}@${new URL(absoluteUrl('/')).hostname}>`)
      const bounces = env.get('BOUNCE_ADDRESS')
      if (bounces) message.nodeMailerMessage.envelope = { from: bounces, to: toAddress }
      message.header('Auto-Submitted', 'auto-generated').header('X-Entity-Ref-ID', email.publicId)
      for (const { content, name, type } of files) {
        message.attachData(content, { filename: name, contentType: type })
      }
      if (unsubscribe) message.listUnsubscribe(unsubscribe, { oneClick: true })
    })
    email.messageId = messageId
    return null
  } catch (error) {
    return storageFaultOf(error) ?? (error as Error)
  }
}

const withContent = async (file: Attachment) => ({
  ...file,
  content: Buffer.from(await drive.use().getBytes(file.key)),
})

/** The receiving server refused for good, and sending again only harms our reputation; or a file that goes along is lost. */
function isFinal(problem: Error | null) {
  if (isFileMissing(problem)) return true
  const { code, responseCode } = (problem ?? {}) as { code?: string; responseCode?: number }
  return ['EENVELOPE', 'EMESSAGE'].includes(code ?? '') && (responseCode ?? 0) >= 500
}

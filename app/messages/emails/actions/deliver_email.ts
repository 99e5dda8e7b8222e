import logger from '@adonisjs/core/services/logger'
import mail from '@adonisjs/mail/services/main'
import type { Attachment } from '#app/messages/emails/attachment'
import Email from '#app/messages/emails/email'
import { readerOf } from '#app/messages/emails/reader'
import { type Body, bodyWithLink, deleteLink, linkOf } from '#app/messages/emails/secret_link'
import { absoluteUrl, hasMailServer } from '#app/messages/emails/transport'
import { unsubscribeUrl } from '#app/messages/emails/unsubscribe_link'
import { shortened } from '#app/platform/shared/clean_text'
import { now } from '#app/platform/shared/clock'
import { EMAIL_RETRIES } from '#app/messages/emails/email_retries'
import { readStored } from '#app/platform/shared/drive/stored_file'
import { asWorker } from '#app/platform/shared/tenancy'
import env from '#start/env'
import { isFileMissing, storageFaultOf } from '#app/platform/shared/drive/storage_fault'

class EmailLeased extends Error {}

type Leased = { email: Email; toAddress: string; body: Body; unsubscribe: string | null }
type Outcome = { messageId: string } | { problem: Error }

/** Sends a waiting message while no connection is held. Throws what may pass, so that the queue tries again. */
export async function deliverEmail(emailId: number): Promise<void> {
  const leased = await asWorker(() => lease(emailId))
  if (!leased) return
  const outcome = await send(leased)
  await asWorker(() => settle(emailId, outcome, leased))
  if ('problem' in outcome && !isFinal(outcome.problem)) throw outcome.problem
}

async function lease(emailId: number): Promise<Leased | null> {
  const email = await Email.query().where({ id: emailId, status: 'queued' }).forUpdate().first()
  if (!email) return null
  if (email.leasedUntil && email.leasedUntil > now()) throw new EmailLeased(`The message ${emailId} is being sent`)
  const { toAddress } = email
  if (toAddress === null) {
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
  const leasedUntil = now().plus({ seconds: EMAIL_RETRIES.expireInSeconds })
  await email.merge({ attempts: email.attempts + 1, leasedUntil }).save()
  const unsubscribe = unsubscribeUrl(await readerOf(email), email.topic)
  return { email, toAddress, body: bodyWithLink(email, link), unsubscribe }
}

async function settle(emailId: number, outcome: Outcome, { toAddress }: Leased) {
  const email = await Email.lock(emailId)
  email.leasedUntil = null
  // It was handed over, whatever became of it here meanwhile.
  if (email.status !== 'queued') return
  if ('messageId' in outcome) {
    await email.merge({ messageId: outcome.messageId }).markSent('sent')
    await deleteLink(email)
    return
  }
  const { problem } = outcome
  if (isFileMissing(problem)) logger.error({ err: problem, email: email.id }, problem.message)
  // Mail servers repeat the address, which must not outlive an erased account.
  const words = shortened(problem.message.replaceAll(toAddress, '[address]'), 500)
  const isOver = isFinal(problem) || email.attempts > EMAIL_RETRIES.retryLimit
  await (isOver ? email.markFailed(words) : email.merge({ problem: words }).save())
}

async function send({ email, toAddress, body: { html, text }, unsubscribe }: Leased): Promise<Outcome> {
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
    return { messageId }
  } catch (error) {
    return { problem: storageFaultOf(error) ?? (error as Error) }
  }
}

const withContent = async (file: Attachment) => ({ ...file, content: await readStored(file.key) })

/** The receiving server refused for good, and sending again only harms our reputation; or a file that goes along is lost. */
function isFinal(problem: Error) {
  if (isFileMissing(problem)) return true
  const { code, responseCode } = problem as { code?: string; responseCode?: number }
  return ['EENVELOPE', 'EMESSAGE'].includes(code ?? '') && (responseCode ?? 0) >= 500
}

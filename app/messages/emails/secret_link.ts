import { moment, orNull, text } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import string from '@adonisjs/core/helpers/string'
import { DateTime } from 'luxon'
import type Email from '#app/messages/emails/email'
import { now } from '#app/platform/shared/clock'
import { execute } from '#app/platform/shared/execute'
import { asWorker } from '#app/platform/shared/tenancy'
import { encrypt, decrypt } from '#app/platform/encryption/encrypt'
import { readerOf } from '#app/messages/emails/reader'
import env from '#start/env'

/** Replaces a secret link in a stored body. The link is stored encrypted, in a table that staff cannot read. */
export const LINK_PLACEHOLDER = '[link]'

export type SecretLink = { url: string; tokenHash: string }

export async function storeLink(email: Email, { url, tokenHash }: SecretLink, minutes: number) {
  // Also removes links that expired before they were sent.
  await execute('delete from email_links where expires_at < ?', [now().toSQL()])
  await execute(
    `insert into email_links (tenant_id, email_id, token_hash, url_encrypted, expires_at)
     values (?, ?, ?, ?, ?)`,
    [email.tenantId, email.id, tokenHash, encrypt(url, 'email'), now().plus({ minutes }).toSQL()]
  )
}

/** Null once the link has expired or was sent, and in the scope of staff. */
export async function linkOf(email: Email) {
  const found = await readRow(
    { encrypted: text('url_encrypted') },
    'from email_links where email_id = ? and expires_at > ?',
    [originalOf(email), now().toSQL()]
  )
  return found && decrypt(found.encrypted, 'email')
}

export async function linkUntil(email: Email) {
  const found = await readRow({ until: orNull(moment('email_link_until(?)')) }, '', [originalOf(email)])
  return found?.until ? DateTime.fromJSDate(found.until) : null
}

export const deleteLink = (email: Email) => execute('delete from email_links where email_id = ?', [originalOf(email)])

export const originalOf = (email: Email) => email.resendOfId ?? email.id

export type Body = { html: string; text: string }

export function bodyWithLink(email: Email, url: string | null): Body {
  if (url === null) return { html: email.html, text: email.text }
  return {
    html: email.html.replaceAll(LINK_PLACEHOLDER, () => string.escapeHTML(url)),
    text: email.text.replaceAll(LINK_PLACEHOLDER, () => url),
  }
}

export async function bodyFor(staff: { id: number }, email: Email): Promise<Body> {
  const url = (await maySeeLink(staff, email)) ? await asWorker(() => linkOf(email)) : null
  if (url !== null) return bodyWithLink(email, url)
  return { html: email.html.replaceAll(`href="${LINK_PLACEHOLDER}"`, ''), text: email.text }
}

/** The demo has no mailbox, so staff may open a link there, but never a link of a colleague. */
async function maySeeLink(staff: { id: number }, email: Email) {
  if (env.get('MAIL_LINKS') !== 'shown' || email.status !== 'stored') return false
  if (email.userId === null || email.userId === staff.id) return true
  return !(await readerOf(email))!.isStaff
}

import string from '@adonisjs/core/helpers/string'
import type Email from '#app/emails/email'
import { now } from '#app/shared/clock'
import { seal, unseal } from '#app/shared/secrets'

/**
 * Stands in a stored body where a link belongs that opens something by itself. The link is sealed beside it
 * until the message leaves, and then forgotten: who reads the message here later cannot use it.
 */
export const LINK_GAP = '[link]'

type SecretLink = { url: string; until: string | null }

export function sealLink(url: string, minutes: number | undefined) {
  const until = minutes ? now().plus({ minutes }).toISO() : null
  return seal(JSON.stringify({ url, until } satisfies SecretLink), 'email')
}

export const linkOf = (email: Email): SecretLink | null =>
  email.secretsEncrypted && JSON.parse(unseal(email.secretsEncrypted, 'email'))

/** What the reader gets. */
export function bodyWithLink(email: Email) {
  const link = linkOf(email)
  if (!link) return { html: email.html, text: email.text }
  return {
    html: email.html.replaceAll(LINK_GAP, () => string.escapeHTML(link.url)),
    text: email.text.replaceAll(LINK_GAP, () => link.url),
  }
}

/**
 * What staff read. The link is there only where no mail server is: in the demo someone has to be able to
 * click it.
 */
export function bodyOf(email: Email) {
  if (email.status === 'stored') return bodyWithLink(email)
  return { html: email.html.replaceAll(`href="${LINK_GAP}"`, ''), text: email.text }
}

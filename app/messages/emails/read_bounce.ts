import { type StructuredHeader, simpleParser } from 'mailparser'
import { shortened } from '#app/platform/shared/clean_text'

export type Bounce = { publicId: string; problem: string }

/** As `deliver_email.ts` writes it. */
const MESSAGE_ID = /<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^>\s]+>/i

/** Null for anything but a delivery status notification (RFC 3464) that says one of our messages failed. */
export async function readBounce(raw: Buffer): Promise<Bounce | null> {
  const mail = await simpleParser(raw, {
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipImageLinks: true,
    skipTextLinks: true,
  })
  const { value, params } = (mail.headers.get('content-type') ?? {}) as Partial<StructuredHeader>
  if (value !== 'multipart/report' || params?.['report-type'] !== 'delivery-status') return null
  // The parser adds the machine-readable part to the text; it begins with this field.
  const text = mail.text ?? ''
  const status = text.slice(text.lastIndexOf('Reporting-MTA:'))
  if (fieldOf(status, 'Action')?.toLowerCase() !== 'failed') return null
  // The report names itself in its own head, so only what it returns is looked at.
  const original = mail.attachments.map(({ content }) => content.toString('utf8')).join('\n')
  const [, publicId] = MESSAGE_ID.exec(original) ?? []
  if (!publicId) return null

  const recipient = fieldOf(status, 'Final-Recipient')?.replace(/^[^;]*;\s*/, '')
  const words = fieldOf(status, 'Diagnostic-Code') ?? fieldOf(status, 'Status') ?? 'failed'
  // Mail servers repeat the address, which must not outlive an erased account.
  const problem = recipient ? words.replaceAll(recipient, '[address]') : words
  return { publicId: publicId.toLowerCase(), problem: shortened(problem.replace(/^smtp;\s*/i, ''), 500) }
}

/** With its folded lines. */
function fieldOf(text: string, name: string) {
  const [, value] = new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t]+.*)*)`, 'im').exec(text) ?? []
  return value?.replaceAll(/\s+/g, ' ').trim() || null
}

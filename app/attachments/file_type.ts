const SIGNATURES: [type: string, signature: Buffer][] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['image/jpeg', Buffer.from('ffd8ff', 'hex')],
]
/** A mail begins with header lines, and has at least one of these. Source: RFC 5322, section 3.6. */
const MAIL = /^(from|to|subject|date|received|message-id|return-path|delivered-to|mime-version):/im

/** By the first bytes, for a name can say anything; only of a mail, which is text, the name must agree. */
export function fileTypeOf(head: Buffer, name: string): string | null {
  const found = SIGNATURES.find(([, signature]) => head.subarray(0, signature.length).equals(signature)) // prettier-ignore
  if (found) return found[0]
  const isMail = /\.eml$/i.test(name) && !head.includes(0) && MAIL.test(head.toString('latin1'))
  return isMail ? 'message/rfc822' : null
}

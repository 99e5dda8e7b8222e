const SIGNATURES: [type: string, signature: Buffer, at: number][] = [
  ['application/pdf', Buffer.from('%PDF-'), 0],
  ['image/png', Buffer.from('89504e470d0a1a0a', 'hex'), 0],
  ['image/jpeg', Buffer.from('ffd8ff', 'hex'), 0],
  // After "RIFF" and the size. Source: RFC 9649, section 2.4.
  ['image/webp', Buffer.from('WEBP'), 8],
]
/** A mail begins with header lines, and has at least one of these. Source: RFC 5322, section 3.6. */
const MAIL = /^(from|to|subject|date|received|message-id|return-path|delivered-to|mime-version):/im

/** By the first bytes, for a name can say anything; only of a mail, which is text, the name must agree. */
export function fileTypeOf(head: Buffer, name: string): string | null {
  const found = documentTypeOf(head)
  if (found) return found
  const isMail = /\.eml$/i.test(name) && !head.includes(0) && MAIL.test(head.toString('latin1'))
  return isMail ? 'message/rfc822' : null
}

export function documentTypeOf(head: Buffer) {
  const found = SIGNATURES.find(([, signature, at]) => head.subarray(at, at + signature.length).equals(signature))
  return found?.[0] ?? null
}

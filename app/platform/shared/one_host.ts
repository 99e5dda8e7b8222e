import type { IncomingMessage } from 'node:http'

/** Node keeps the first of several Host lines; a proxy may go by another. The answer is 400 (RFC 9112, section 3.2). */
export function hasOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>) {
  const names = rawHeaders.filter((_, index) => index % 2 === 0)
  return names.filter((name) => name.toLowerCase() === 'host').length === 1
}

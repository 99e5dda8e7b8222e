/** Different text at every call, so that compression reveals nothing of the secret (BREACH, CVE-2013-3587). */
export function mask(secret: string) {
  const bytes = bytesOf(secret)
  const key = crypto.getRandomValues(new Uint8Array(bytes.length))
  return hex(key) + hex(xor(bytes, key))
}

export function unmask(masked: string) {
  const bytes = bytesOf(masked)
  const half = bytes.length / 2
  return hex(xor(bytes.subarray(half), bytes.subarray(0, half)))
}

const xor = (bytes: Uint8Array, key: Uint8Array) => bytes.map((byte, at) => byte ^ key[at])

const bytesOf = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

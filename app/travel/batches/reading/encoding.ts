import { isAscii } from 'node:buffer'
import { open } from 'node:fs/promises'
import iconv from 'iconv-lite'

export type Encoding = 'utf-8' | 'utf-16' | 'windows-1252'

const CHUNK_BYTES = 64 * 1024
const BYTE_ORDER_MARK = '\uFEFF'

/** Reads the whole file: an export can be ASCII up to its last place name. */
export async function encodingOf(path: string, head: Buffer): Promise<Encoding> {
  if (head.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) return 'utf-8'
  if (isUtf16Mark(head)) return 'utf-16'

  let whole = 0
  let damaged = 0
  let cut: Buffer = Buffer.alloc(0)
  for await (const bytes of bytesOf(path)) {
    const chunk = cut.length > 0 ? Buffer.concat([cut, bytes]) : bytes
    const counted = countSequences(chunk)
    whole += counted.whole
    damaged += counted.damaged
    cut = Buffer.from(counted.cut)
  }

  if (whole > 0) return whole >= damaged ? 'utf-8' : 'windows-1252'
  if (damaged > 0) return 'windows-1252'
  return cut.length === 0 || isCutLatinLetter(cut) ? 'utf-8' : 'windows-1252'
}

/** Without byte order mark; damaged characters become U+FFFD. */
export async function* textOf(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding)
  let isFirst = true
  for await (const bytes of bytesOf(path)) {
    const text = decoder.write(bytes)
    if (text === '') continue
    yield isFirst && text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
    isFirst = false
  }

  const rest = decoder.end()
  if (rest) yield rest
}

/** Reuses one buffer: a hundred megabytes of buffers would wait for garbage collection. */
async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  const buffer = Buffer.alloc(CHUNK_BYTES)
  const file = await open(path)
  try {
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, CHUNK_BYTES)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}

function isUtf16Mark(head: Buffer) {
  return (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
}

/** In windows-1252 a plain letter follows an accented one, so nearly all of its sequences look damaged. */
function countSequences(bytes: Buffer) {
  let whole = 0
  let damaged = 0
  if (isAscii(bytes)) return { whole, damaged, cut: bytes.subarray(bytes.length) }

  let at = 0
  while (at < bytes.length) {
    const lead = bytes[at]
    if (lead < 0x80) {
      at++
      continue
    }

    const end = at + sequenceLength(lead)
    let next = at + 1
    while (next < end && next < bytes.length && (bytes[next] & 0xc0) === 0x80) next++
    if (next < end && next === bytes.length) return { whole, damaged, cut: bytes.subarray(at) }

    if (next === end && end - at > 1) whole++
    else damaged++
    at = next
  }
  return { whole, damaged, cut: bytes.subarray(bytes.length) }
}

function sequenceLength(lead: number) {
  if (lead >= 0xc2 && lead < 0xe0) return 2
  if (lead >= 0xe0 && lead < 0xf0) return 3
  if (lead >= 0xf0 && lead < 0xf5) return 4
  return 1
}

// A file can end in a windows-1252 é, which is one byte; no Dutch text ends in `Â` or `Ã`.
function isCutLatinLetter(cut: Buffer) {
  return cut.length > 1 || cut[0] === 0xc2 || cut[0] === 0xc3
}

import { isAscii, isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'

/** Drops the byte order mark. Without one, the first piece beyond ASCII decides between UTF-8 and windows-1252. */
export async function* decodeText(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: iconv.DecoderStream | null = null
  let isStart = true
  let rest: Buffer = Buffer.alloc(0)
  for await (const piece of bytes) {
    if (decoder !== null) {
      yield decoder.write(piece)
      continue
    }
    const known = rest.length === 0 ? piece : Buffer.concat([rest, piece])
    rest = known
    if (isStart && known.length < 3) continue

    const encoding = (isStart ? markedEncoding(known) : null) ?? encodingOf(known)
    isStart = false
    if (encoding === null) {
      const end = endOfAscii(known)
      rest = known.subarray(end)
      yield known.toString('latin1', 0, end)
      continue
    }
    decoder = iconv.getDecoder(encoding)
    rest = Buffer.alloc(0)
    yield decoder.write(known)
  }

  decoder ??= iconv.getDecoder(isUtf8(rest) ? 'utf-8' : 'windows-1252')
  yield decoder.write(rest)
  yield decoder.end() ?? ''
}

function markedEncoding(head: Buffer) {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  const isUtf16 = [0xff, 0xfe].includes(head[0]) && head[0] + head[1] === 0xff + 0xfe
  return isUtf16 ? 'utf-16' : null
}

/** Null while undecided: the bytes are ASCII, but for a last character that may be cut in two. */
function encodingOf(bytes: Buffer) {
  const whole = bytes.subarray(0, endOfWhole(bytes))
  if (isAscii(whole)) return null
  // In windows-1252 a plain letter nearly always follows an accented one, which is no UTF-8.
  return isUtf8(whole) ? 'utf-8' : 'windows-1252'
}

const endOfAscii = (bytes: Buffer) => (isAscii(bytes) ? bytes.length : endOfWhole(bytes))

/** Where a character of UTF-8 begins that needs more bytes than there are. */
function endOfWhole(bytes: Buffer) {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back]
    if (byte < 0x80) return bytes.length
    if (byte < 0xc0) continue
    const needed = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4
    return needed > back ? bytes.length - back : bytes.length
  }
  return bytes.length
}

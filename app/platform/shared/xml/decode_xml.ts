import iconv from 'iconv-lite'
import { XmlProblem } from '#app/platform/shared/xml/xml_problem'

const ENCODINGS = ['utf-8', 'utf-16', 'us-ascii', 'iso-8859-1', 'iso-8859-15', 'windows-1252']
const DECLARED = /^[^>]{0,200}?\sencoding\s*=\s*["']([\w.-]{1,40})["']/
const HEAD_BYTES = 512

/** Text in the encoding that the byte order mark or the XML declaration names, without the mark. */
export async function* decodeXml(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: iconv.DecoderStream | null = null
  let head: Buffer = Buffer.alloc(0)
  for await (const chunk of content) {
    if (decoder !== null) {
      yield decoder.write(chunk)
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length < HEAD_BYTES) continue
    decoder = iconv.getDecoder(encodingOf(head))
    yield decoder.write(head)
  }

  if (decoder === null) {
    decoder = iconv.getDecoder(encodingOf(head))
    yield decoder.write(head)
  }
  yield decoder.end() ?? ''
}

function encodingOf(head: Buffer) {
  const isUtf16 = [0xff, 0xfe].includes(head[0]) && head[0] + head[1] === 0xff + 0xfe
  if (isUtf16) return 'utf-16'

  const declared = DECLARED.exec(head.toString('latin1', 0, HEAD_BYTES))?.[1].toLowerCase()
  const encoding = declared ?? 'utf-8'
  if (!ENCODINGS.includes(encoding)) throw new XmlProblem('broken_xml')
  return encoding
}

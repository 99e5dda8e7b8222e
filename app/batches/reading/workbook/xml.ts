import { StringDecoder } from 'node:string_decoder'
import sax from 'sax'
import { UnreadableFile } from '#app/batches/reading/types'

export type Attributes = Record<string, string>

type XmlHandlers = {
  open?: (name: string, attributes: Attributes) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const DEEPEST = 64

/** Yields after each piece; names have no namespace prefix. Throws UnreadableFile when it is no XML. */
export async function* parseXml(
  content: AsyncIterable<Buffer>,
  { open, text, close }: XmlHandlers
): AsyncGenerator<void> {
  const parser = sax.parser(true)
  let depth = 0
  parser.onerror = () => {
    throw new UnreadableFile('brokenWorkbook')
  }
  parser.onopentag = ({ name, attributes }) => {
    if (++depth > DEEPEST) throw new UnreadableFile('brokenWorkbook')
    open?.(withoutPrefix(name), attributes as Attributes)
  }
  parser.ontext = (piece) => text?.(piece)
  parser.oncdata = (piece) => text?.(piece)
  parser.onclosetag = (name) => {
    depth--
    close?.(withoutPrefix(name))
  }

  const decoder = new StringDecoder('utf8')
  for await (const chunk of content) {
    parser.write(decoder.write(chunk))
    yield
  }
  parser.write(decoder.end()).close()
  yield
}

export async function readXml(content: AsyncIterable<Buffer>, handlers: XmlHandlers) {
  const parsed = parseXml(content, handlers)
  while (!(await parsed.next()).done);
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

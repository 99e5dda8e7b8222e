import sax from 'sax'
import type { CleanText } from '#app/platform/shared/clean_text'
import { decodeXml } from '#app/platform/shared/xml/decode_xml'
import { XmlProblem } from '#app/platform/shared/xml/xml_problem'

export type Attributes = Record<string, string>

export type XmlHandlers = {
  /** Names have no prefix; the namespace is empty when there is none. */
  open?: (name: string, attributes: Attributes, namespace: string) => void
  text?: (text: CleanText) => void
  close?: (name: string) => void
}

const MAX_DEPTH = 64
const MAX_ATTRIBUTES = 1_000
/** Each element that declares one copies those around it. */
const MAX_NAMESPACES = 100
const ENTITIES = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' }

/** Yields after each piece. Document types are refused, and with them all entities but the five of XML. */
export async function* parseXml(
  content: AsyncIterable<Buffer>,
  { open, text, close }: XmlHandlers
): AsyncGenerator<void> {
  const parser = sax.parser(true)
  // The parser also knows the entities of HTML, and in a plain object `&constructor;`.
  Object.assign(parser, { ENTITIES: Object.assign(Object.create(null), ENTITIES) })

  const scopes: Scope[] = [new Map()]
  let attributesCount = 0
  let hasNamespace = false
  let hasRoot = false
  parser.onerror = () => {
    throw new XmlProblem(hasDoctype(parser) ? 'dtd_forbidden' : 'broken_xml')
  }
  parser.ondoctype = () => {
    throw new XmlProblem('dtd_forbidden')
  }
  parser.onattribute = ({ name, value }) => {
    if (++attributesCount > MAX_ATTRIBUTES) throw new XmlProblem('too_large')
    // The parser asks the object of attributes itself for `hasOwnProperty`.
    if (name in Object.prototype) throw new XmlProblem('broken_xml')
    charactersOf(value)
    hasNamespace ||= name.startsWith('xmlns')
  }
  parser.onopentag = ({ name, attributes }) => {
    if (scopes.length > MAX_DEPTH) throw new XmlProblem('too_deep')
    // The parser accepts a second root.
    if (scopes.length === 1 && hasRoot) throw new XmlProblem('broken_xml')
    hasRoot = true
    const outer = scopes[scopes.length - 1]
    const scope = hasNamespace ? scopeWithin(outer, attributes as Attributes) : outer
    scopes.push(scope)
    attributesCount = 0
    hasNamespace = false

    const colon = name.indexOf(':')
    const namespace = scope.get(colon === -1 ? '' : name.slice(0, colon)) ?? ''
    open?.(name.slice(colon + 1), attributes as Attributes, namespace)
  }
  parser.ontext = (piece) => text?.(charactersOf(piece))
  parser.oncdata = (piece) => text?.(charactersOf(piece))
  parser.onclosetag = (name) => {
    scopes.pop()
    close?.(name.slice(name.indexOf(':') + 1))
  }

  for await (const piece of decodeXml(content)) {
    parser.write(piece)
    if (hasDoctype(parser)) throw new XmlProblem('dtd_forbidden')
    yield
  }
  parser.close()
  yield
}

/** Not of the production `Char` (XML 1.0, 2.2); the parser refuses only references to them. */
const NO_CHAR = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u

function charactersOf(piece: string) {
  if (NO_CHAR.test(piece)) throw new XmlProblem('broken_xml')
  return piece as CleanText
}

type Scope = Map<string, string>

function scopeWithin(outer: Scope, attributes: Attributes): Scope {
  const scope = new Map(outer)
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'xmlns') scope.set('', value)
    if (name.startsWith('xmlns:')) scope.set(name.slice('xmlns:'.length), value)
  }
  if (scope.size > MAX_NAMESPACES) throw new XmlProblem('too_large')
  return scope
}

/** The parser keeps the text of a document type here while it is being read. */
function hasDoctype(parser: sax.SAXParser) {
  return 'doctype' in parser && Boolean(parser.doctype)
}

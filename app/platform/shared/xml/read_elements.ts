import { type Attributes, parseXml } from '#app/platform/shared/xml/parse_xml'
import type { XmlElement } from '#app/platform/shared/xml/xml_element'
import { XmlProblem } from '#app/platform/shared/xml/xml_problem'

const MAX_TEXT = 100_000
const MAX_ELEMENTS = 200_000

type Reading = {
  /** Whether a `Document` with this namespace is the one to read. An envelope around it is passed over. */
  accepts: (namespace: string) => boolean
  /** By path below the document: called at the end of the element, which then is forgotten. */
  take: Record<string, (element: XmlElement, parent: XmlElement) => void>
}

type Frame = { element: XmlElement; path: string; size: number }

/** Yields after each piece. Elements that nothing takes stay part of their parent. */
export async function* readElements(content: AsyncIterable<Buffer>, { accepts, take }: Reading): AsyncGenerator<void> {
  const frames: Frame[] = []
  let namespaceOfDocument = ''
  let foreignDepth = 0
  let size = 0

  yield* parseXml(content, { open, text, close })

  function open(name: string, attributes: Attributes, namespace: string) {
    if (frames.length === 0) {
      if (name !== 'Document' || !accepts(namespace)) return
      namespaceOfDocument = namespace
      size = 0
      frames.push({ element: newElement(name, attributes), path: '', size: 0 })
      return
    }
    if (foreignDepth > 0 || namespace !== namespaceOfDocument) {
      foreignDepth++
      return
    }

    if (++size > MAX_ELEMENTS) throw new XmlProblem('too_large')
    const { path } = frames[frames.length - 1]
    frames.push({
      element: newElement(name, attributes),
      path: path === '' ? name : `${path}/${name}`,
      size: size - 1,
    })
  }

  function text(piece: string) {
    if (frames.length === 0 || foreignDepth > 0) return
    const { element } = frames[frames.length - 1]
    element.text += piece
    if (element.text.length > MAX_TEXT) throw new XmlProblem('too_large')
  }

  function close() {
    if (foreignDepth > 0) {
      foreignDepth--
      return
    }
    const frame = frames.pop()
    const parent = frames.at(-1)?.element
    if (!frame || !parent) return

    if (!Object.hasOwn(take, frame.path)) {
      parent.children.push(frame.element)
      return
    }
    take[frame.path](frame.element, parent)
    size = frame.size
    if (parent.text.trim() === '') parent.text = ''
  }
}

const newElement = (name: string, attributes: Attributes): XmlElement => ({
  name,
  attributes,
  text: '',
  children: [],
})

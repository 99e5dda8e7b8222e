import { UnreadableFile } from '#app/batches/reading/types'
import * as shared from '#app/shared/xml/parse_xml'
import { XmlProblem } from '#app/shared/xml/xml_problem'

export type { Attributes } from '#app/shared/xml/parse_xml'

/** Yields after each piece; names have no namespace prefix. Throws UnreadableFile when it is no XML. */
export async function* parseXml(
  content: AsyncIterable<Buffer>,
  handlers: shared.XmlHandlers
): AsyncGenerator<void> {
  try {
    yield* shared.parseXml(content, handlers)
  } catch (error) {
    if (error instanceof XmlProblem) throw new UnreadableFile('brokenWorkbook')
    throw error
  }
}

export async function readXml(content: AsyncIterable<Buffer>, handlers: shared.XmlHandlers) {
  const parsed = parseXml(content, handlers)
  while (!(await parsed.next()).done);
}

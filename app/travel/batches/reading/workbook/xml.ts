import { UnreadableFile } from '#app/travel/batches/reading/types'
import * as shared from '#app/platform/shared/xml/parse_xml'
import { XmlProblem } from '#app/platform/shared/xml/xml_problem'

export type { Attributes } from '#app/platform/shared/xml/parse_xml'

/** Yields after each piece; names have no namespace prefix. Throws UnreadableFile when it is no XML. */
export async function* parseXml(content: AsyncIterable<Buffer>, handlers: shared.XmlHandlers): AsyncGenerator<void> {
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

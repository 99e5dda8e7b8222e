export type XmlProblemCode = 'broken_xml' | 'dtd_forbidden' | 'too_deep' | 'too_large'

/** Thrown when a text is no XML, or XML that is refused. */
export class XmlProblem extends Error {
  constructor(readonly code: XmlProblemCode) {
    super(`XML: ${code}`)
  }
}

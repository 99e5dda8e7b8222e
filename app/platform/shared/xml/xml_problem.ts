export type XmlProblemCode = 'broken_xml' | 'dtd_forbidden' | 'too_deep' | 'too_large'

export class XmlProblem extends Error {
  constructor(readonly code: XmlProblemCode) {
    super(`XML: ${code}`)
  }
}

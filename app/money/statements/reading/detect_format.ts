import iconv from 'iconv-lite'
import { type CamtFormat, camtFormatOf } from '#app/money/statements/reading/camt/read_camt'
import { messageName } from '#app/money/statements/reading/camt/message_name'
import { isMt940 } from '#app/money/statements/reading/mt940/is_mt940'
import { type CsvLayout, layoutOf } from '#app/money/statements/reading/csv/layout'
import type { StatementFormat } from '#app/money/statements/statement_format'
import { StatementProblem } from '#app/money/statements/statement_problem'

export type Detected = { format: CamtFormat | 'mt940'; layout: null } | { format: StatementFormat; layout: CsvLayout }

const CAMT = /["']urn:iso:std:iso:20022:tech:xsd:camt\.05\d\.001\.\d\d["']/
const OTHER = /["']urn:iso:std:iso:20022:tech:xsd:(?!head\.)[a-z]{4}\.\d{3}\.001\.\d\d["']/

/** By the beginning of the file, of which some kilobytes are enough. */
export function detectFormat(head: Buffer): Detected {
  const text = textOf(head)
  if (text.trim() === '') throw new StatementProblem('empty')
  if (/^\s*</.test(text)) return { format: camtFormat(text), layout: null }
  if (isMt940(text)) return { format: 'mt940', layout: null }

  const layout = layoutOf(text)
  if (layout === null) throw new StatementProblem('not_a_statement', otherKind(text))
  return { format: layout.bank.format, layout }
}

function textOf(head: Buffer) {
  const isUtf16 = [0xff, 0xfe].includes(head[0]) && head[0] + head[1] === 0xff + 0xfe
  const isMarked = head.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))
  if (isUtf16) return iconv.decode(head, 'utf-16')
  return head.toString('latin1', isMarked ? 3 : 0)
}

function camtFormat(text: string) {
  if (/<!DOCTYPE/i.test(text)) throw new StatementProblem('dtd_forbidden')
  const name = messageName((CAMT.exec(text) ?? OTHER.exec(text))?.[0] ?? '')
  const format = camtFormatOf(name)
  if (format) return format
  throw new StatementProblem(name?.startsWith('camt.05') ? 'unsupported_version' : 'not_a_statement', name)
}

function otherKind(text: string) {
  if (text.startsWith('PK')) return 'zip'
  if (text.startsWith('%PDF')) return 'pdf'
  return /^\s*\{\d:F01|^\s*:20:/.test(text) ? 'swift' : null
}

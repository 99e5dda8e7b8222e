import { decodeText } from '#app/money/statements/reading/decode_text'
import { STATEMENT_LIMITS } from '#app/money/statements/reading/limits'
import { StatementProblem } from '#app/money/statements/statement_problem'

/** `tag` without its colons, and the lines of its text. */
export type Field = { tag: string; lines: string[] }

const TAG = /^(?:\{.*\{4:)?:(\d{2}[A-Z]?):(.*)$/

/** The tagged fields of a message, in their order; what stands around messages is passed over. */
export async function* fieldsIn(bytes: AsyncIterable<Buffer>): AsyncGenerator<Field> {
  let field: Field | null = null
  let size = 0
  for await (const line of linesIn(bytes)) {
    const [, tag, text] = TAG.exec(line) ?? []
    const isEnd = /^-\}?$|^\{\d:/.test(line)
    if (tag || isEnd) {
      if (field) yield field
      field = tag ? { tag, lines: [text] } : null
      size = 0
    } else if (field) {
      size += line.length + 1
      if (size > STATEMENT_LIMITS.recordCharacters) throw new StatementProblem('too_large')
      field.lines.push(line)
    }
  }
  if (field) yield field
}

/** LF, CR LF or CR; what more of them makes, and a CR LF between two pieces, is an empty line. */
const LINE_END = /\r\n|[\r\n]/

async function* linesIn(bytes: AsyncIterable<Buffer>) {
  let rest = ''
  for await (const piece of decodeText(bytes)) {
    const lines = (rest + String(piece)).split(LINE_END)
    rest = lines.pop()!
    if (rest.length > STATEMENT_LIMITS.recordCharacters) throw new StatementProblem('too_large')
    yield* lines
  }
  yield rest
}

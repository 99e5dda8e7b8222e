import { readCamt } from '#app/statements/reading/camt/read_camt'
import { readCsv } from '#app/statements/reading/csv/read_csv'
import { detectFormat } from '#app/statements/reading/detect_format'
import type { ReadStatement } from '#app/statements/reading/types'
import type { StatementFormat } from '#app/statements/statement_format'

const HEAD_BYTES = 64 * 1024

export type OpenStatements = {
  format: StatementFormat
  statements: AsyncGenerator<ReadStatement>
}

/**
 * The statements in a file of any supported format, which its content tells. Throws StatementProblem, here or while the
 * statements are read: only after the last one it is certain that the whole file is good.
 */
export async function readStatements(content: AsyncIterable<Buffer>): Promise<OpenStatements> {
  const iterator = content[Symbol.asyncIterator]()
  try {
    const { head, bytes } = await peek(iterator)
    const { format, layout } = detectFormat(head)
    const statements = layout === null ? readCamt(bytes, format) : readCsv(bytes, layout)
    return { format, statements }
  } catch (error) {
    await iterator.return?.()
    throw error
  }
}

async function peek(iterator: AsyncIterator<Buffer>) {
  const pieces: Buffer[] = []
  let length = 0
  while (length < HEAD_BYTES) {
    const { value, done } = await iterator.next()
    if (done) break
    pieces.push(value)
    length += value.length
  }
  const head = Buffer.concat(pieces)
  return { head: head.subarray(0, HEAD_BYTES), bytes: rejoined(head, iterator) }
}

async function* rejoined(head: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield head
    for (;;) {
      const { value, done } = await rest.next()
      if (done) return
      yield value
    }
  } finally {
    await rest.return?.()
  }
}

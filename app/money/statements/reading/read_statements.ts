import { readCamt } from '#app/money/statements/reading/camt/read_camt'
import { readCsv } from '#app/money/statements/reading/csv/read_csv'
import { detectFormat } from '#app/money/statements/reading/detect_format'
import { readMt940 } from '#app/money/statements/reading/mt940/read_mt940'
import type { IsRead, ReadPart } from '#app/money/statements/reading/types'
import type { StatementFormat } from '#app/money/statements/statement_format'

const HEAD_BYTES = 64 * 1024

export type OpenStatements = {
  format: StatementFormat
  parts: AsyncGenerator<ReadPart>
}

/** Throws StatementProblem, here or while the parts are read: only after the last one is the whole file good. */
export async function readStatements(
  content: AsyncIterable<Buffer>,
  isRead: IsRead = () => true
): Promise<OpenStatements> {
  const iterator = content[Symbol.asyncIterator]()
  try {
    const { head, bytes } = await peek(iterator)
    const detected = detectFormat(head)
    return { format: detected.format, parts: readAs(detected, bytes, isRead) }
  } catch (error) {
    await iterator.return?.()
    throw error
  }
}

function readAs(detected: ReturnType<typeof detectFormat>, bytes: AsyncGenerator<Buffer>, isRead: IsRead) {
  if (detected.layout) return readCsv(bytes, detected.layout, isRead)
  return detected.format === 'mt940' ? readMt940(bytes, isRead) : readCamt(bytes, detected.format, isRead)
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

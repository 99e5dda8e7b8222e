import type { OpenExportOptions } from '#app/travel/batches/reading/open_export'
import type { Opened } from '#app/travel/batches/reading/process/messages'
import { unpackRow } from '#app/travel/batches/reading/process/packed_rows'
import { Reader, ReaderEnded } from '#app/travel/batches/reading/process/reader'
import { type ReadRow, UnreadableFile } from '#app/travel/batches/reading/types'
import { BATCH_QUEUE } from '#app/travel/batches/batch_queue'

/** Milliseconds that the reader of one file may take, unless less is given; storing its rows does not count. */
const MAX_READING = 20_000
const READERS = BATCH_QUEUE.slots

export type Export = Opened & { rows(): AsyncGenerator<ReadRow[]> }

/** Throws UnreadableFile when the file is no export or exceeds a limit, ReaderEnded when its reader was killed. */
export async function readExport<T>(
  path: string,
  { longestReading = MAX_READING, ...options }: OpenExportOptions & { longestReading?: number },
  work: (file: Export) => Promise<T>
): Promise<T> {
  const reader = await acquire()
  const clock = newClock(reader, longestReading)
  try {
    const opened = await ask(reader, clock, { ask: 'open', path, options })
    if (opened.kind !== 'opened') throw new Error(`A reader answered ${opened.kind}`)
    return await work({ ...opened.opened, rows: () => rowsFrom(reader, clock) })
  } finally {
    release(reader)
  }
}

async function* rowsFrom(reader: Reader, clock: Clock) {
  for (;;) {
    const answer = await ask(reader, clock, { ask: 'rows' })
    if (answer.kind !== 'rows') throw new Error(`A reader answered ${answer.kind}`)
    if (answer.rows.length === 0) return
    yield answer.rows.map(unpackRow)
  }
}

async function ask(reader: Reader, clock: Clock, request: Parameters<Reader['ask']>[0]) {
  const answer = await clock(() => reader.ask(request)).catch((error: unknown) => {
    if (error instanceof ReaderEnded && !error.wasKilled) throw new UnreadableFile('tooHardToRead')
    throw error
  })
  if (answer.kind === 'unreadable') throw new UnreadableFile(answer.problem)
  if (answer.kind === 'failed') {
    throw Object.assign(new Error(answer.message), { stack: answer.stack })
  }
  return answer
}

type Clock = <T>(work: () => Promise<T>) => Promise<T>

function newClock(reader: Reader, longestReading: number): Clock {
  let left = longestReading
  return async (work) => {
    const started = performance.now()
    let isOver = false
    const alarm = setTimeout(() => {
      isOver = true
      reader.kill()
    }, left)
    try {
      return await work()
    } catch (error) {
      throw isOver ? new UnreadableFile('tooHardToRead') : error
    } finally {
      clearTimeout(alarm)
      left -= performance.now() - started
    }
  }
}

const idle: Reader[] = []
const waiting: ((reader: Reader) => void)[] = []
let count = 0

async function acquire() {
  const reader = await nextReader()
  reader.hold(true)
  return reader
}

function nextReader(): Reader | Promise<Reader> {
  for (let reader = idle.pop(); reader; reader = idle.pop()) {
    if (reader.isUsable) return reader
    retire(reader)
  }
  if (count < READERS) return newReader()
  return new Promise((resolve) => waiting.push(resolve))
}

function release(reader: Reader) {
  reader.hold(false)
  const next = waiting.shift()
  if (reader.isUsable) return next ? next(reader) : void idle.push(reader)
  retire(reader)
  if (next) next(newReader())
}

function newReader() {
  count++
  return new Reader()
}

function retire(reader: Reader) {
  count--
  reader.kill()
}

import { type OpenedExport, openExport } from '#app/batches/reading/open_export'
import type { Answer, Request } from '#app/batches/reading/process/messages'
import { type ReadRow, UnreadableFile } from '#app/batches/reading/types'

/** The process that reads files: has little memory, no database, and is killed when it takes too long. */
let rows: AsyncGenerator<ReadRow[]> | undefined
/** Read while the worker stores those before. */
let next: Promise<IteratorResult<ReadRow[]>> | undefined

process.on('message', (request: Request) => {
  void handle(request).then((answer) => process.send!(answer))
})
// Signals to the whole group are the worker's to act upon.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
// The worker is gone, and nobody is left to read for.
process.on('disconnect', () => process.exit())

async function handle(request: Request): Promise<Answer> {
  try {
    if (request.ask === 'open') return { kind: 'opened', opened: await open(request) }
    const read = await next
    if (!read || read.done) return { kind: 'rows', rows: [], rss: process.memoryUsage.rss() }
    readAhead()
    return { kind: 'rows', rows: read.value, rss: process.memoryUsage.rss() }
  } catch (error) {
    if (error instanceof UnreadableFile) return { kind: 'unreadable', problem: error.problem }
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    return { kind: 'failed', message, stack }
  }
}

async function open({ path, options }: Extract<Request, { ask: 'open' }>) {
  const file: OpenedExport = await openExport(path, options)
  rows = file.rows()
  readAhead()
  const { dialect, encoding, cardNumberInName } = file
  return { dialect, encoding, cardNumberInName }
}

function readAhead() {
  next = rows!.next()
  // Whoever asks for it hears of its failure.
  next.catch(() => {})
}

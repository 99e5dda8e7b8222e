import { type OpenedExport, openExport } from '#app/travel/batches/reading/open_export'
import type { Answer, Request } from '#app/travel/batches/reading/process/messages'
import { packRow } from '#app/travel/batches/reading/process/packed_rows'
import { type ReadRow, UnreadableFile } from '#app/travel/batches/reading/types'

let rows: AsyncGenerator<ReadRow[]> | undefined
let next: Promise<IteratorResult<ReadRow[]>> | undefined

process.on('message', (request: Request) => {
  void handle(request).then((answer) => process.send!(answer))
})
// The worker handles the signals that the whole process group gets.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
process.on('disconnect', () => process.exit())

async function handle(request: Request): Promise<Answer> {
  try {
    if (request.ask === 'open') return { kind: 'opened', opened: await open(request) }
    const read = await next
    if (!read || read.done) return { kind: 'rows', rows: [], rss: process.memoryUsage.rss() }
    readAhead()
    return { kind: 'rows', rows: read.value.map(packRow), rss: process.memoryUsage.rss() }
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
  // The request for these rows gets the error.
  next.catch(() => {})
}

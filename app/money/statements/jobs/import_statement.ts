import { importStatement } from '#app/money/statements/actions/import_statement'
import { job } from '#app/platform/queue/job'

declare module '#app/platform/queue/job' {
  interface Jobs {
    import_statement: { fileId: number }
  }
}

export default job({
  name: 'import_statement',
  // A large file and the small ones take turns, each in a slot of its own.
  queue: { retryLimit: 5, deadLetter: 'abandon_statement' },
  slots: 2,
  perGroup: 1,
  handle: ({ fileId }) => importStatement(fileId),
})

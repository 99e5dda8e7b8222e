import { StatementProblem } from '#app/money/statements/statement_problem'
import { failStatement } from '#app/money/statements/actions/import_statement'
import { job } from '#app/platform/queue/job'

declare module '#app/platform/queue/job' {
  interface Jobs {
    abandon_statement: { fileId: number }
  }
}

export default job({
  name: 'abandon_statement',
  queue: { retryLimit: 5 },
  handle: ({ fileId }) => failStatement(fileId, new StatementProblem('unexpected')),
})

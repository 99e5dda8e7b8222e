import logger from '@adonisjs/core/services/logger'
import { acceptProposal } from '#app/money/matching/actions/accept_proposal'
import { openLines, reviewOf } from '#app/money/matching/open_lines'
import { isCertain } from '#app/money/matching/proposals/is_certain'
import { type Proposal, findProposals, withParts } from '#app/money/matching/proposals/proposals_of'
import { Refusal } from '#app/platform/shared/refusal'
import { exists } from '#app/platform/shared/execute'
import { asWorker } from '#app/platform/shared/tenancy'
import StatementLine from '#app/money/statements/statement_line'

/** Accepts the certain proposals for the lines of a file, each in a transaction of its own. Returns how many. */
export async function matchAutomatically(fileId: number) {
  let count = 0
  for await (const ids of openLines(fileId)) {
    const found = await asWorker(() => findProposals('select unnest(cast(:ids as bigint[]))', { ids }))
    const certain = [...Map.groupBy(found, ({ lineId }) => lineId).values()].filter(isCertain)
    const named = await asWorker(() => withParts(certain.map(([best]) => best)))
    for (const proposal of named) if (await accept(proposal)) count++
  }
  return count
}

/** Another line may have paid the same claim since: the amount then fits no more, and the action refuses it. */
const accept = (proposal: Proposal) =>
  asWorker(async () => {
    const line = await StatementLine.lock(proposal.lineId)
    if (line.openCents !== proposal.cents) return false
    const { kind, parts, score, reasons } = proposal
    const review = reviewOf(line.id, await isFirst(line, proposal))
    await acceptProposal(line, { kind, parts }, { by: null, score, reasons, review })
    return true
  }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    logger.warn({ lineId: proposal.lineId, key: error.key }, 'A line was not matched automatically')
    return false
  })

async function isFirst(line: StatementLine, { kind }: Proposal) {
  const isKnown = await exists(
    `select 1 from allocations a join statement_lines l on l.id = a.line_id
     where a.is_automatic and a.kind = ? and l.counterparty_id ${line.counterpartyId ? '= ?' : 'is null'} limit 1`,
    [kind, ...(line.counterpartyId ? [line.counterpartyId] : [])]
  )
  return !isKnown
}

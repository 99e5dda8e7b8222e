import type { MatchReason } from '#app/money/matching/isomorphic/match_reason'
import { type Part, type ProposalKind, proposalsOf } from '#app/money/matching/proposals/proposals_of'
import type StatementLine from '#app/money/statements/statement_line'

export type ShownProposal = {
  kind: ProposalKind
  /** Signed as the line. */
  cents: number
  parts: Part[]
  reasons: MatchReason[]
  score: number
}

export type { Part, ProposalKind }

/** By the reference of the line, the best first. */
export type ShownProposals = Record<string, ShownProposal[]>

type Line = Pick<StatementLine, 'id' | 'reference'>

export async function shownProposals(lines: Line[]): Promise<ShownProposals> {
  const proposals = Map.groupBy(await proposalsOf(lines.map(({ id }) => id)), ({ lineId }) => lineId)
  return Object.fromEntries(
    lines.map(({ id, reference }): [string, ShownProposal[]] => [
      reference,
      (proposals.get(id) ?? []).map(({ lineId, ids, amounts, otherId, ...shown }) => shown),
    ])
  )
}

import { record } from '#app/messages/events/record'
import { acceptProposal, type Match } from '#app/money/matching/actions/accept_proposal'
import { isSameMatch } from '#app/money/matching/same_match'
import { proposalsOf } from '#app/money/matching/proposals/proposals_of'
import { acceptable } from '#app/money/matching/isomorphic/acceptable'
import { togetherFrom } from '#app/money/matching/together'
import { Refusal } from '#app/platform/shared/refusal'
import { execute } from '#app/platform/shared/execute'
import { asStaff, betweenTransactions } from '#app/platform/shared/tenancy'
import StatementLine from '#app/money/statements/statement_line'
import type User from '#app/people/accounts/user'

type Shown = Match & { line: string }

/** Books what was shown, each line in its own transaction; a line with another best proposal by now is left. */
export async function acceptTogether(shown: Shown[], by: User) {
  let booked = 0
  const from = await togetherFrom()
  await betweenTransactions(async () => {
    for (const one of shown) if (await accept(one, from, by)) booked++
  })
  return { booked, left: shown.length - booked }
}

const accept = (shown: Shown, from: number, by: User) =>
  asStaff(async () => {
    const found = await StatementLine.findBy('reference', shown.line)
    if (!found) return false
    const line = await StatementLine.lock(found.id)
    if (line.openCents === 0 || line.setAsideAt) return false
    const best = acceptable(await proposalsOf([line.id]), from)
    if (!best || best.cents !== line.openCents || !isSameMatch(best, shown)) return false
    const { kind, parts, score, reasons } = best
    await acceptProposal(line, { kind, parts }, { by, score, reasons })
    return true
  }).catch((error: unknown) => {
    if (error instanceof Refusal) return false
    throw error
  })

export async function chooseTogetherFrom(from: number, by: User) {
  await execute('update matching_settings set together_from = ?', [from])
  await record('matching.together_from_chosen', by.subject, by, { from })
}

import { recordDecisions } from '#app/claims/decisions/actions/record_decisions'
import type { Answer } from '#app/claims/decisions/actions/record_decision'
import { checkAnswers } from '#app/claims/decisions/import/check_answers'
import DecisionImport from '#app/claims/decisions/import/decision_import'
import type { ImportedAnswer } from '#app/claims/decisions/import/imported_answer'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

/** All answers of a table or none, once. Throws a Refusal while a line has a problem. */
export async function applyImport({ id }: Pick<DecisionImport, 'id'>, by: User) {
  const found = await DecisionImport.lock(id)
  if (found.status === 'applied') throw new Refusal('import', 'importApplied')
  const checked = await checkAnswers(found.rows, by)
  const wrong = checked.filter(({ answer }) => answer.problem !== null)
  if (wrong.length > 0) throw new Refusal('import', 'importProblems', { count: wrong.length })

  const count = await recordDecisions(
    checked.map(({ answer }) => ({
      reference: answer.reference,
      answer: answerOf(answer),
      details: {
        note: answer.note,
        statedReason: answer.statedReason,
        ...(answer.answeredOn && { answeredOn: answer.answeredOn }),
      },
    })),
    by
  )
  await found.merge({ status: 'applied', appliedAt: now() }).save()
  return count
}

function answerOf({ outcome, approvedCents, reason }: ImportedAnswer): Answer {
  if (outcome === 'rejected') return { outcome, reason: reason! }
  return outcome === 'partly_approved' ? { outcome, approvedCents: approvedCents! } : { outcome: 'approved' }
}

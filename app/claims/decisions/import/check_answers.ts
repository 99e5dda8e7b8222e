import Claim from '#app/claims/claims/claim'
import { awaitsDecision } from '#app/claims/claims/isomorphic/claim_status'
import { earliestAnswerOn } from '#app/claims/claims/earliest_answer_on'
import type { ImportedAnswer } from '#app/claims/decisions/import/imported_answer'
import { today } from '#app/platform/shared/clock'
import type User from '#app/people/accounts/user'

/** Beside each answer the claim it is about, as it is now. */
export async function checkAnswers(answers: ImportedAnswer[], by: User) {
  const claims = await Claim.query()
    .whereIn(
      'reference',
      answers.map(({ reference }) => reference)
    )
    .preload('counterparty')
  const known = new Map(claims.map((claim) => [claim.reference, claim]))
  return answers.map((given) => {
    const claim = known.get(given.reference)
    return { answer: checked(given, claim, by), claim: claim ?? null }
  })
}

function checked(given: ImportedAnswer, claim: Claim | undefined, by: User): ImportedAnswer {
  if (given.problem !== null) return given
  const wrong = (problem: ImportedAnswer['problem']) => ({ ...given, problem })
  if (!claim) return wrong('unknownClaim')
  if (claim.userId === by.id) return wrong('ownClaim')
  if (!awaitsDecision(claim.status)) return wrong('notAwaiting')
  if (given.answeredOn && given.answeredOn > today()) return wrong('badDay')
  if (given.answeredOn && given.answeredOn < earliestAnswerOn(claim, claim.status)) return wrong('beforeLetter')
  if (given.outcome === 'rejected') return given
  const cents = given.approvedCents ?? claim.grossCents
  if (cents > claim.grossCents) return wrong('tooMuch')
  const isPart = cents < claim.grossCents
  if (given.outcome === 'partly_approved' && !isPart) return wrong('tooMuch')
  return { ...given, outcome: isPart ? 'partly_approved' : 'approved', approvedCents: cents }
}

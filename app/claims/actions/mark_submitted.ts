import type Claim from '#app/claims/claim'
import type Counterparty from '#app/counterparties/counterparty'
import { answerDay } from '#app/counterparties/answer_day'
import { now, today } from '#app/shared/clock'
import type User from '#app/users/user'

/** Needs the claim locked: it really left, and the operator's term runs from today. */
export const markSubmitted = (
  claim: Claim,
  operator: Counterparty,
  { by, operatorReference = null }: { by: User | null; operatorReference?: string | null }
) =>
  claim.moveTo('submitted', {
    by,
    set: {
      operatorReference,
      submittedAt: now(),
      expectedAnswerOn: answerDay(operator, today()),
    },
    audit: { gross: claim.grossCents, ...(operatorReference && { operatorReference }) },
  })

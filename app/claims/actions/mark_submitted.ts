import type Claim from '#app/claims/claim'
import type Counterparty from '#app/counterparties/counterparty'
import { answerDay } from '#app/counterparties/answer_day'
import { momentOf, today } from '#app/shared/clock'
import type User from '#app/users/user'

/** Needs the claim locked: it really left on this day (ISO date), from which the operator's term runs. */
export const markSubmitted = (
  claim: Claim,
  operator: Counterparty,
  {
    by,
    operatorReference = null,
    leftOn = today(),
  }: { by: User | null; operatorReference?: string | null; leftOn?: string }
) =>
  claim.moveTo('submitted', {
    by,
    set: {
      operatorReference,
      submittedAt: momentOf(leftOn),
      expectedAnswerOn: answerDay(operator, leftOn),
    },
    audit: { gross: claim.grossCents, ...(operatorReference && { operatorReference }) },
  })

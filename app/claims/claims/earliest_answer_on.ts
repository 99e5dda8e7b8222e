import type Claim from '#app/claims/claims/claim'
import type { AwaitingDecision } from '#app/claims/claims/isomorphic/claim_status'
import { isoDate } from '#app/platform/shared/clock'

type Asked = Pick<Claim, 'submittedAt' | 'objectedAt' | 'escalatedAt'>

/** ISO date: the day on which it left. */
export function earliestAnswerOn({ submittedAt, objectedAt, escalatedAt }: Asked, previousStatus: AwaitingDecision) {
  const left = { objected: objectedAt, escalated: escalatedAt, submitted: submittedAt, acknowledged: submittedAt }[
    previousStatus
  ]
  return isoDate(left!)
}

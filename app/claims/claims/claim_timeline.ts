import AuditLog from '#app/platform/audit/audit_log'
import type Claim from '#app/claims/claims/claim'
import {
  CLAIM_EVENTS,
  type ClaimEventName,
  STAFF_EVENTS,
  type StaffEventName,
} from '#app/claims/claims/isomorphic/claim_event'

type ClaimEvent<Name> = { action: Name; at: string; cents: number | null }
type StaffEvent = ClaimEvent<StaffEventName> & {
  by: string
  reason: string | null
}

/** For the traveller, oldest first: staff are not named. */
export async function claimTimeline(claim: Claim): Promise<ClaimEvent<ClaimEventName>[]> {
  const events = await eventsOf<ClaimEventName>(claim, CLAIM_EVENTS)
  return events.map(({ action, at, cents }) => ({ action, at, cents }))
}

export const staffTimeline = (claim: Claim): Promise<StaffEvent[]> =>
  eventsOf<StaffEventName>(claim, [...CLAIM_EVENTS, ...STAFF_EVENTS])

/** An answer that was taken back at once is left out. */
async function eventsOf<Name extends string>(claim: Claim, shown: readonly Name[]) {
  const logs = await AuditLog.query()
    .where({ tenant_id: claim.tenantId, subject_type: 'claim', subject_id: claim.id })
    .orderBy('id')
  const events: (ClaimEvent<Name> & { by: string; reason: string | null })[] = []
  for (const { action: full, changes, actorName, createdAt } of logs) {
    const name = full.replace('claim.', '')
    if (name === 'decision_undone') events.splice(events.findLastIndex(isAnswer), 1)
    const action = shown.find((one) => one === name)
    if (!action) continue
    const cents = changes.amount ?? changes.approved ?? changes.gross
    events.push({
      action,
      at: createdAt.toISO()!,
      by: actorName,
      cents: typeof cents === 'number' ? cents : null,
      reason: changes.amendment ?? null,
    })
  }
  return events
}

const isAnswer = ({ action }: { action: string }) =>
  ['approved', 'partly_approved', 'rejected', 'amended'].includes(action)

import AuditLog from '#app/audit/audit_log'
import type Claim from '#app/claims/claim'
import type { ClaimEventName } from '#app/claims/claim_event'

type ClaimEvent = {
  action: ClaimEventName
  at: string
  by: string | null
  cents: number | null
}

/** Oldest first; staff are named to staff only. */
export async function claimTimeline(claim: Claim, options: { names: boolean } = { names: false }) {
  const logs = await AuditLog.query()
    .where({ tenant_id: claim.tenantId, subject_type: 'claim', subject_id: claim.id })
    .orderBy('id')
  return logs.map((log): ClaimEvent => {
    const cents = log.changes.amount ?? log.changes.approved ?? log.changes.gross
    return {
      action: log.action.replace('claim.', '') as ClaimEventName,
      at: log.createdAt.toISO()!,
      by: options.names ? log.actorName : null,
      cents: typeof cents === 'number' ? cents : null,
    }
  })
}

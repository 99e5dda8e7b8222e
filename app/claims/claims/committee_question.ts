import { number } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import type Claim from '#app/claims/claims/claim'
import { COSTS, type Committee, FEWEST_OUTCOMES } from '#app/claims/claims/committee'
import CommitteeConsent from '#app/claims/claims/committee_consent'
import { asWorker } from '#app/platform/shared/tenancy'

export type CommitteeQuestion = {
  committee: Committee
  disputedCents: number
  feeCents: number
  /** Of the cases that were decided; null below FEWEST_OUTCOMES. */
  odds: { won: number; of: number } | null
}

export async function committeeQuestion(claim: Claim): Promise<CommitteeQuestion | null> {
  const asked = await CommitteeConsent.query().where('claim_id', claim.id).whereNull('answer').first()
  if (!asked || claim.nextCommittee !== asked.committee) return null
  return {
    committee: asked.committee,
    disputedCents: claim.disputedCents,
    feeCents: COSTS[asked.committee].feeCents,
    odds: await oddsWith(asked.committee),
  }
}

/** Of all travellers, so that nobody is known by it. */
async function oddsWith(committee: Committee) {
  const found = await asWorker(() =>
    readRow(
      { won: number("count(*) filter (where last.outcome <> 'rejected')"), of: number('count(*)') },
      `from claims c cross join lateral (
         select d.outcome from decisions d
         where d.claim_id = c.id and d.undone_at is null and d.created_at > c.escalated_at order by d.id desc limit 1
       ) last where c.escalated_to = ?`,
      [committee]
    )
  )
  return found && Number(found.of) >= FEWEST_OUTCOMES ? found : null
}

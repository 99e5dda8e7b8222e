import { proposeClaims } from '#app/claims/business/actions/propose_claims'
import { number } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { asWorker } from '#app/platform/shared/tenancy'

export async function renewProposals() {
  const people = await asWorker(() =>
    readRows(
      { id: number('user_id') },
      (columns) =>
        `select ${columns} from claim_proposals union select ${columns} from trips where is_business and irregularity is not null order by 1`
    )
  )
  for (const { id } of people) await proposeClaims(id)
}

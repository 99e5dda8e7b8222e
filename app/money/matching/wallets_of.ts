import { number, text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type Claim from '#app/claims/claims/claim'
import type Tenant from '#app/people/tenants/tenant'

/** The money of the claim is no news for its traveller. */
export const isForOrganisation = (claim: Pick<Claim, 'isBusiness'>, tenant: Pick<Tenant, 'refundDestination'>) =>
  claim.isBusiness || tenant.refundDestination === 'tenant'

/** By claim. Organisations that bought the travel get the money; that of an erased user goes to suspense. */
export async function walletsOf(claims: Pick<Claim, 'id'>[]) {
  const rows = await readRows(
    {
      id: number('c.id'),
      wallet: text(`case when t.refund_destination = 'tenant' or c.is_business then 'tenants:' || t.id || ':wallet'
         when u.erased_at is not null then 'suspense' else 'users:' || u.id || ':wallet' end`),
    },
    `from claims c join tenants t on t.id = c.tenant_id join users u on u.id = c.user_id
     where c.id = any(?::bigint[])`,
    [claims.map(({ id }) => id)]
  )
  return new Map(rows.map(({ id, wallet }) => [id, wallet]))
}

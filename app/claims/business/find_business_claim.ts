import Claim from '#app/claims/claims/claim'
import { escalatedToWorker } from '#app/platform/shared/tenancy'
import type Tenant from '#app/people/tenants/tenant'

type Asked = { tenant: Tenant; params: Record<string, string> }

/** Throws E_ROW_NOT_FOUND for a private claim, and for one of another organisation. Its trip may have become private since. */
export const findBusinessClaim = (asked: Asked) => escalatedToWorker(() => find(asked))

const find = ({ tenant, params }: Asked) =>
  Claim.query()
    .where({ tenant_id: tenant.id, is_business: true, reference: params.claim_id ?? params.id })
    .preload('trip')
    .preload('counterparty')
    .preload('rule')
    .preload('user')
    .preload('tenant')
    .firstOrFail()

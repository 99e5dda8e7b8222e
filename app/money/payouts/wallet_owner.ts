import type Tenant from '#app/people/tenants/tenant'
import type User from '#app/people/accounts/user'

export type WalletOwner = { wallet: string; tenantId: number; userId: number | null }

export const ownerOf = (user: User): WalletOwner => ({
  wallet: user.wallet,
  tenantId: user.tenantId,
  userId: user.id,
})

export const organisationOf = (tenant: Tenant): WalletOwner => ({
  wallet: tenant.wallet,
  tenantId: tenant.id,
  userId: null,
})

/** What is true of the payouts (`p`) of the owner. */
export const ownPayouts = ({ userId }: WalletOwner) =>
  `p.tenant_id = :tenantId and ${userId === null ? "p.user_id is null and p.kind = 'tenant'" : 'p.user_id = :userId'}`

/** What is true of the claims (`c`, of the tenant `own`) whose refunds go to the owner. */
export const ownClaims = ({ userId }: WalletOwner) =>
  `c.tenant_id = :tenantId and own.id = c.tenant_id and ${
    userId === null
      ? "(own.refund_destination = 'tenant' or c.is_business)"
      : "own.refund_destination = 'member' and not c.is_business and c.user_id = :userId"
  }`

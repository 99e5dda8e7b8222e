import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { type BatchStatus, isProcessing } from '#app/batches/batch_status'
import Claim from '#app/claims/claim'
import { CAN_BE_GIVEN_UP, type ClaimStatus, WITHDRAWABLE } from '#app/claims/claim_status'
import { balanceOf } from '#app/ledger/ledger'
import { queryRows } from '#app/shared/tenancy'
import Tenant from '#app/tenants/tenant'
import User from '#app/users/user'

/** What prevents closing an account, in the order in which it is shown. */
export type Blocker =
  'isStaff' | 'onlyManager' | 'uploadMoving' | 'claimsOpen' | 'overpaid' | 'moneyLeft'

export type ClosureStatus = {
  /** Not answered by the operator: can be withdrawn. */
  withdrawable: Claim[]
  /** Approved, or objected to: money may still come to this person. */
  awaitingPayment: Claim[]
  /** The same, but the money is their organisation's, so that they need not stay for it. */
  forOrganisation: Claim[]
  balanceCents: number
  blockers: Blocker[]
}

/** What is still open before an account can be closed, computed from claims and money. */
export async function closureStatus(user: User, options = { lock: false }): Promise<ClosureStatus> {
  const tenant = await Tenant.findOrFail(user.tenantId)
  const isForTenant = tenant.refundDestination === 'tenant'
  const claims = await openClaims(user).if(options.lock, (query) => void query.forUpdate())
  const answered = claims.filter((claim) => hasStatus(CAN_BE_GIVEN_UP, claim))

  const status = {
    withdrawable: claims.filter((claim) => hasStatus(WITHDRAWABLE, claim)),
    awaitingPayment: isForTenant ? [] : answered,
    forOrganisation: isForTenant ? answered : [],
    balanceCents: await balanceOf(user.wallet),
  }
  const blockers: [Blocker, boolean][] = [
    ['isStaff', user.isStaff],
    ['onlyManager', user.role === 'manager' && (await isOnlyManager(user))],
    ['uploadMoving', await isUploading(user, options)],
    ['claimsOpen', status.withdrawable.length + status.awaitingPayment.length > 0],
    ['overpaid', status.balanceCents < 0],
    ['moneyLeft', status.balanceCents > 0],
  ]
  return { ...status, blockers: blockers.filter(([, stands]) => stands).map(([name]) => name) }
}

export const openClaims = (user: User): ModelQueryBuilderContract<typeof Claim> =>
  Claim.ownedBy(user)
    .whereIn('status', [...WITHDRAWABLE, ...CAN_BE_GIVEN_UP])
    .preload('trip')
    .preload('counterparty')
    .orderBy('id')

const hasStatus = (statuses: readonly ClaimStatus[], claim: Claim) =>
  statuses.includes(claim.status)

/** A worker that reads a file would bring back what was just erased. Its lock lets one at work go on. */
async function isUploading(user: User, { lock }: { lock: boolean }) {
  const batches = await queryRows<{ status: BatchStatus }>(
    `select status from batches where tenant_id = ? and user_id = ? ${lock ? 'for no key update' : ''}`,
    [user.tenantId, user.id]
  )
  return batches.some((batch) => isProcessing(batch.status))
}

async function isOnlyManager(user: User) {
  const others = await User.query()
    .where({ tenant_id: user.tenantId, role: 'manager' })
    .whereNot('id', user.id)
    .whereNull('blocked_at')
    .whereNull('erased_at')
    .limit(1)
  return others.length === 0
}

import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { type BatchStatus, isProcessing } from '#app/batches/batch_status'
import Claim from '#app/claims/claim'
import { CAN_BE_GIVEN_UP, type ClaimStatus, WITHDRAWABLE } from '#app/claims/claim_status'
import { balanceOf } from '#app/ledger/ledger'
import { rows } from '#app/shared/scope'
import Tenant from '#app/tenants/tenant'
import User from '#app/users/user'

/** What may stand between a person and their leaving, in the order in which they are told. */
export type Obstacle =
  'isStaff' | 'onlyManager' | 'uploadMoving' | 'claimsOpen' | 'overpaid' | 'moneyLeft'

export type Standing = {
  /** Not answered by the operator: can be withdrawn. */
  unanswered: Claim[]
  /** Approved, or objected to: money may still come to this person. */
  toCome: Claim[]
  /** The same, but the money is their organisation's, so that they need not stay for it. */
  forOrganisation: Claim[]
  balanceCents: number
  obstacles: Obstacle[]
}

/** How far someone is with leaving. Nothing of it is stored: it follows from their claims and their money. */
export async function standingOf(user: User, options = { lock: false }): Promise<Standing> {
  const tenant = await Tenant.findOrFail(user.tenantId)
  const isForTenant = tenant.refundDestination === 'tenant'
  const claims = await openClaims(user).if(options.lock, (query) => void query.forUpdate())
  const answered = claims.filter((claim) => among(CAN_BE_GIVEN_UP, claim))

  const standing = {
    unanswered: claims.filter((claim) => among(WITHDRAWABLE, claim)),
    toCome: isForTenant ? [] : answered,
    forOrganisation: isForTenant ? answered : [],
    balanceCents: await balanceOf(user.wallet),
  }
  const obstacles: [Obstacle, boolean][] = [
    ['isStaff', user.isStaff],
    ['onlyManager', user.role === 'manager' && (await isOnlyManager(user))],
    ['uploadMoving', await isUploading(user, options)],
    ['claimsOpen', standing.unanswered.length + standing.toCome.length > 0],
    ['overpaid', standing.balanceCents < 0],
    ['moneyLeft', standing.balanceCents > 0],
  ]
  return { ...standing, obstacles: obstacles.filter(([, stands]) => stands).map(([name]) => name) }
}

export const openClaims = (user: User): ModelQueryBuilderContract<typeof Claim> =>
  Claim.ownedBy(user)
    .whereIn('status', [...WITHDRAWABLE, ...CAN_BE_GIVEN_UP])
    .preload('trip')
    .preload('counterparty')
    .orderBy('id')

const among = (statuses: readonly ClaimStatus[], claim: Claim) => statuses.includes(claim.status)

/** A worker that reads a file would bring back what was just erased. Its lock lets one at work go on. */
async function isUploading(user: User, { lock }: { lock: boolean }) {
  const batches = await rows<{ status: BatchStatus }>(
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

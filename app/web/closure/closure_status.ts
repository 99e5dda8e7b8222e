import { typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { type BatchStatus, isProcessing } from '#app/travel/batches/batch_status'
import Claim from '#app/claims/claims/claim'
import { CAN_BE_GIVEN_UP, WITHDRAWABLE, isOneOf } from '#app/claims/claims/isomorphic/claim_status'
import Expense from '#app/money/expenses/expense'
import { isOpen } from '#app/money/expenses/questions'
import { balanceOf } from '#app/money/ledger/ledger'
import Tenant from '#app/people/tenants/tenant'
import User from '#app/people/accounts/user'

/** In the order in which the page shows them. */
type Blocker = 'isStaff' | 'onlyManager' | 'uploadMoving' | 'claimsOpen' | 'expensesOpen' | 'overpaid' | 'moneyLeft'

type ClosureStatus = {
  /** The operator has not answered yet. */
  withdrawable: Claim[]
  /** Approved or objected to: money may still come to the traveller. */
  awaitingPayment: Claim[]
  /** Approved or objected to, but the money is the organisation's: no reason to stay. */
  forOrganisation: Claim[]
  balanceCents: number
  blockers: Blocker[]
}

export async function closureStatus(user: User, options = { lock: false }): Promise<ClosureStatus> {
  const tenant = await Tenant.findOrFail(user.tenantId)
  const isForTenant = tenant.refundDestination === 'tenant'
  const claims = await openClaims(user).if(options.lock, (query) => void query.forUpdate())
  const answered = claims.filter((claim) => isOneOf(CAN_BE_GIVEN_UP, claim.status))

  const status = {
    withdrawable: claims.filter((claim) => isOneOf(WITHDRAWABLE, claim.status)),
    awaitingPayment: isForTenant ? [] : answered,
    forOrganisation: isForTenant ? answered : [],
    balanceCents: await balanceOf(user.wallet),
  }
  const blockers: [Blocker, boolean][] = [
    ['isStaff', user.isStaff],
    ['onlyManager', user.role === 'manager' && (await isOnlyManager(user))],
    ['uploadMoving', await isUploading(user, options)],
    ['claimsOpen', status.withdrawable.length + status.awaitingPayment.length > 0],
    ['expensesOpen', await hasOpenExpenses(user, options)],
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

/** A running upload would store erased rows again. `no key update` lets its worker go on. */
async function isUploading(user: User, { lock }: { lock: boolean }) {
  const batches = await readRows(
    { status: typed<BatchStatus>('status') },
    `from batches where tenant_id = ? and user_id = ? ${lock ? 'for no key update' : ''}`,
    [user.tenantId, user.id]
  )
  return batches.some((batch) => isProcessing(batch.status))
}

async function hasOpenExpenses(user: User, { lock }: { lock: boolean }) {
  const open = await Expense.ownedBy(user)
    .whereRaw(isOpen('expenses'))
    .if(lock, (query) => void query.forUpdate())
  return open.length > 0
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

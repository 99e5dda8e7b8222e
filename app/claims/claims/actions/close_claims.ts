import { isRefunded, isRejected } from '#app/claims/claims/questions'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import Claim from '#app/claims/claims/claim'
import { now, today } from '#app/platform/shared/clock'
import { asWorker } from '#app/platform/shared/tenancy'

/** An operator may take money back in this time, so a paid claim stays open as long. */
const DAYS_AFTER_REFUND = 60
const AT_ONCE = 500

export const closeClaims = () =>
  asWorker(async () => {
    await close(Claim.query().whereRaw(isRejected('claims')).where('contestable_until', '<', today()))
    await close(
      Claim.query()
        .whereRaw(isRefunded('claims'))
        .where('decided_at', '<', now().minus({ days: DAYS_AFTER_REFUND }).toJSDate())
        .whereNotExists((allocations) => {
          allocations
            .from('allocations')
            .whereColumn('allocations.claim_id', 'claims.id')
            .where('allocations.created_at', '>', now().minus({ days: DAYS_AFTER_REFUND }).toJSDate())
        })
    )
  })

async function close(found: ModelQueryBuilderContract<typeof Claim>) {
  for (const claim of await found.orderBy('id').limit(AT_ONCE).forUpdate().skipLocked()) {
    await claim.moveTo('closed', { by: null })
  }
}

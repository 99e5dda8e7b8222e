import { endImpersonation } from '#app/impersonation/actions/end_impersonation'
import Impersonation from '#app/impersonation/impersonation'
import { now } from '#app/shared/clock'
import { asWorker } from '#app/shared/tenancy'

/** Ends impersonations that expired without being closed. */
export const endExpiredImpersonations = () =>
  asWorker(async () => {
    const expired = await Impersonation.query()
      .whereNull('ended_at')
      .where('expires_at', '<=', now().toISO()!)
    for (const impersonation of expired) await endImpersonation(impersonation, null)
  })

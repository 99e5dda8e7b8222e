import { endImpersonation } from '#app/people/impersonation/actions/end_impersonation'
import Impersonation from '#app/people/impersonation/impersonation'
import { now } from '#app/platform/shared/clock'
import { asWorker } from '#app/platform/shared/tenancy'

export const endExpiredImpersonations = () =>
  asWorker(async () => {
    const expired = await Impersonation.query().whereNull('ended_at').where('expires_at', '<=', now().toISO()!)
    for (const impersonation of expired) await endImpersonation(impersonation, null)
  })

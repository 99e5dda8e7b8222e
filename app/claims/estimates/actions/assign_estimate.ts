import Estimate from '#app/claims/estimates/estimate'
import { asWorker } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'

/** The link in the mail then finds it on any device. Needs a committed user. */
export async function assignEstimate(token: unknown, { id: userId }: Pick<User, 'id'>) {
  const estimate = await Estimate.findByToken(token)
  if (estimate) await asWorker(() => estimate.merge({ userId }).save())
}

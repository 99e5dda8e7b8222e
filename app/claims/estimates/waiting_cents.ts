import Estimate from '#app/claims/estimates/estimate'
import type User from '#app/people/accounts/user'

const centsOf = (estimate: Estimate | null) => estimate?.result.netCents ?? 0

export const waitingCentsOf = async (user: User) => centsOf(await Estimate.findByUser(user))

export const waitingCentsIn = async (token: unknown) => centsOf(await Estimate.findByToken(token))

import Estimate from '#app/claims/estimates/estimate'
import type User from '#app/people/accounts/user'

const centsOf = (estimate: Estimate | null) => estimate?.result.netCents ?? 0

/** What the kept file of someone with an account would bring, net. */
export const waitingCentsOf = async (user: User) => centsOf(await Estimate.findByUser(user))

/** The same of a visitor, by the token in their session. */
export const waitingCentsIn = async (token: unknown) => centsOf(await Estimate.findByToken(token))

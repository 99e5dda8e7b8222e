import type { DenialReason, UserAction } from '#app/people/accounts/user_action'
import type { Data } from '~generated/data'
import type { Filter } from '~/components/staff/urls'

/** For each thing that can be done to a person, why one may not; `null` when one may. */
export type May = Record<UserAction, DenialReason | null>

export type Block = { by: string; reason: string }

/** What every section knows: whose page it is, what one may do there, and the list one came from. */
export type At = {
  user: Data.People.Accounts.User.Variants['forAdmin']
  hasTwoFactor: boolean
  may: May
  filter: Filter
}

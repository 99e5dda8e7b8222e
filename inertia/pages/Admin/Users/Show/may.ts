import type { Data } from '~generated/data'
import type { Filter } from '~/components/staff/urls'

export type WhyNot = 'own' | 'colleague' | 'owners' | 'staff' | 'erased'

/** For each thing that can be done to a person, why one may not; `null` when one may. */
export type May = Record<
  | 'verifyEmail'
  | 'sendResetLink'
  | 'block'
  | 'makeResearcher'
  | 'signOut'
  | 'resendEmail'
  | 'resetTwoFactor'
  | 'changeRole'
  | 'erase'
  | 'impersonate',
  WhyNot | null
>

export type Block = { by: string; reason: string }

/** What every section knows: whose page it is, what one may do there, and the list one came from. */
export type At = {
  user: Data.Users.User.Variants['forAdmin']
  hasTwoFactor: boolean
  may: May
  filter: Filter
}

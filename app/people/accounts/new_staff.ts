import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

const HOURS = 24

/** Whoever is new in a role approves nothing for a day, in which owners can undo it. The database refuses it too. */
export const isNewStaff = ({ roleSince }: Pick<User, 'roleSince'>) => roleSince > now().minus({ hours: HOURS })

export function refuseNewStaff(by: User, field = 'form') {
  if (isNewStaff(by)) throw new Refusal(field, 'newStaff', { hours: HOURS })
}

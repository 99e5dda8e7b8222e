import { DateTime } from 'luxon'
import { record } from '#app/messages/events/record'
import Impersonation from '#app/people/impersonation/impersonation'
import { now } from '#app/platform/shared/clock'
import type User from '#app/people/accounts/user'

/** Ends it at its expiry at the latest; ending it twice changes nothing. */
export async function endImpersonation({ id }: Pick<Impersonation, 'id'>, by: User | null) {
  const impersonation = await Impersonation.lock(id)
  if (impersonation.endedAt) return impersonation

  const endedAt = DateTime.min(now(), impersonation.expiresAt)
  await impersonation.merge({ endedAt }).save()
  const minutes = Math.ceil(endedAt.diff(impersonation.startedAt).as('minutes'))
  await record('user.view_ended', impersonation.subject, by, { minutes })
  return impersonation
}

import type Counterparty from '#app/travel/operators/counterparty'
import { draftOf } from '#app/travel/operators/draft_of'
import { isNewStaff } from '#app/people/accounts/new_staff'
import type User from '#app/people/accounts/user'

/** `why` says why this person cannot activate it. */
export async function draftFor(viewer: User, operator: Counterparty) {
  const draft = await draftOf(operator)
  if (!draft) return null
  const { id, name, email, address, ibans, createdAt, createdBy } = draft
  const isOwn = createdBy.id === viewer.id
  const why = isOwn ? ('own' as const) : isNewStaff(viewer) ? ('new' as const) : null
  return { id, name, email, address, ibans, by: createdBy.fullName, at: createdAt.toISO()!, why }
}

export type DetailsDraft = NonNullable<Awaited<ReturnType<typeof draftFor>>>

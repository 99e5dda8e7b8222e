import { type Live, tellListeners } from '#app/messages/live/broadcast'
import type { Actor } from '#app/platform/audit/actor'
import { type Subject, auditAll } from '#app/platform/audit/audit'

/** Whose changes are seen live: by whom, and under what name. */
export type Eventful = { auditSubject: Subject; live: Live[] }

/**
 * What happened, stored with the change: the entry in the trail, and what listeners are told, of the thing itself and of `also`.
 * `changes` holds no secrets; without an actor the system did it.
 */
export const record = (
  action: string,
  of: Eventful | Subject,
  by: Actor | null,
  changes: Record<string, unknown> = {},
  also: Live[] = []
) => recordAll(action, [of], by, changes, also)

/** As `record`, in one statement for what was done to many at once. */
export async function recordAll(
  action: string,
  all: (Eventful | Subject)[],
  by: Actor | null,
  changes: Record<string, unknown> = {},
  also: Live[] = []
) {
  const subjects = all.map((one) => ('auditSubject' in one ? one.auditSubject : one))
  await auditAll(action, subjects, by, changes)
  tellListeners([...all.flatMap((one) => ('live' in one ? one.live : [])), ...also])
}

import { type Live, tellListeners } from '#app/messages/live/broadcast'
import type { Actor } from '#app/platform/audit/actor'
import { type Subject, auditAll } from '#app/platform/audit/audit'

export type Eventful = { auditSubject: Subject; live: Live[] }

/** Stored with the change. `changes` holds no secrets; without an actor the system did it; `also` is told as well. */
export const record = (
  action: string,
  of: Eventful | Subject,
  by: Actor | null,
  changes: Record<string, unknown> = {},
  also: Live[] = []
) => recordAll(action, [of], by, changes, also)

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

import { type LiveEvent, addToOutbox } from '#app/messages/live/outbox'
import type { Actor } from '#app/platform/audit/actor'
import { type Subject, auditAll } from '#app/platform/audit/audit'

export type Eventful = { auditSubject: Subject; live: LiveEvent[] }

/** Stored with the change. `changes` holds no secrets; without an actor the system did it; `also` is told as well. */
export const record = (
  action: string,
  of: Eventful | Subject,
  by: Actor | null,
  changes: Record<string, unknown> = {},
  also: LiveEvent[] = []
) => recordAll(action, [of], by, changes, also)

export async function recordAll(
  action: string,
  all: (Eventful | Subject)[],
  by: Actor | null,
  changes: Record<string, unknown> = {},
  also: LiveEvent[] = []
) {
  const subjects = all.map((one) => ('auditSubject' in one ? one.auditSubject : one))
  await auditAll(action, subjects, by, changes)
  addToOutbox([...all.flatMap((one) => ('live' in one ? one.live : [])), ...also])
}

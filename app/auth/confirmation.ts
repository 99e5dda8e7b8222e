import { now } from '#app/shared/clock'

/** The part of a browser's session that this needs. */
type Session = { get(key: string): unknown; put(key: string, value: number): void }

const VALID_MINUTES = 15

/** Remembers that the person at the keyboard proved, just now, to be who they say. */
export const markIdentityConfirmed = (session: Session) =>
  session.put('confirmed_at', now().toMillis())

/** Whether they proved it recently enough for a change of money or security. */
export function isConfirmed(session: Session) {
  const at = session.get('confirmed_at')
  return typeof at === 'number' && now().toMillis() - at < VALID_MINUTES * 60_000
}

import { now } from '#app/platform/shared/clock'

type Session = { get(key: string): unknown; put(key: string, value: number): void }

const VALID_MINUTES = 15

export const markIdentityConfirmed = (session: Session) => session.put('confirmed_at', now().toMillis())

export function isConfirmed(session: Session) {
  const at = session.get('confirmed_at')
  return typeof at === 'number' && now().toMillis() - at < VALID_MINUTES * 60_000
}

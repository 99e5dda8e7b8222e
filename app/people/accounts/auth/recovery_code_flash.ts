import { encrypt, decrypt } from '#app/platform/encryption/encrypt'

type Session = { flash(key: string, value: string): void }
type Flashed = { get(key: string): unknown }

/** Shown on the next page only, and encrypted in the session until then. */
export const flashRecoveryCodes = (session: Session, codes: string[]) =>
  session.flash('recovery_codes', encrypt(codes.join(' '), 'two_factor'))

export function flashedRecoveryCodes(flashed: Flashed) {
  const encrypted = flashed.get('recovery_codes')
  return typeof encrypted === 'string' ? decrypt(encrypted, 'two_factor').split(' ') : null
}

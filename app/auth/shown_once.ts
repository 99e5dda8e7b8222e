import { encrypt, decrypt } from '#app/encryption/encrypt'

type Session = { flash(key: string, value: string): void }
type Flashed = { get(key: string): unknown }

/** Carries new recovery codes to the next page and no further; even on the way they are encrypted. */
export const showOnce = (session: Session, codes: string[]) =>
  session.flash('recovery_codes', encrypt(codes.join(' '), 'two_factor'))

export function shownOnce(flashed: Flashed) {
  const encrypted = flashed.get('recovery_codes')
  return typeof encrypted === 'string' ? decrypt(encrypted, 'two_factor').split(' ') : null
}

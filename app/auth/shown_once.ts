import { seal, unseal } from '#app/shared/secrets'

type Session = { flash(key: string, value: string): void }
type Flashed = { get(key: string): unknown }

/** Carries new recovery codes to the next page and no further; even on the way they are sealed. */
export const showOnce = (session: Session, codes: string[]) =>
  session.flash('recovery_codes', seal(codes.join(' '), 'two_factor'))

export function shownOnce(flashed: Flashed) {
  const sealed = flashed.get('recovery_codes')
  return typeof sealed === 'string' ? unseal(sealed, 'two_factor').split(' ') : null
}

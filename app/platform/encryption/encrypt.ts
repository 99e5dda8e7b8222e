import env from '#start/env'
import { Keyring, namedKeysIn } from '#app/platform/encryption/keyring'

/** One kind never decrypts as another. */
export type EncryptionPurpose =
  | 'card'
  | 'card_sequence'
  | 'iban'
  | 'holder'
  | 'two_factor'
  | 'email'
  | 'email_address'
  | 'reset_request'
  | 'file_name'
  | 'payment_file'
  | 'mandate'
  | 'evidence'

export const keyringOf = (secretKeys: string | undefined) =>
  new Keyring(namedKeysIn(secretKeys), env.get('APP_KEY').release())

let keyring = keyringOf(env.get('SECRET_KEYS')?.release())

export const encrypt = (value: string, purpose: EncryptionPurpose) => keyring.encrypt(value, purpose)

export const decrypt = (encrypted: string, purpose: EncryptionPurpose) => keyring.decrypt(encrypted, purpose)

export const blindIndex = (value: string) => keyring.blindIndex(value)

/** One index for each key in use during a rotation; look-ups ask for all of them. */
export const blindIndexes = (value: string) => keyring.blindIndexes(value)

export const currentKeyId = () => keyring.currentId

export const isKnownKey = (id: string) => keyring.has(id)

/** For tests of a rotation; the answer restores the keys. */
export function useKeyring(other: Keyring) {
  const before = keyring
  keyring = other
  return () => void (keyring = before)
}

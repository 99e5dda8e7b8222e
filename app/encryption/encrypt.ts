import env from '#start/env'
import { Keyring, namedKeysIn } from '#app/encryption/keyring'

/** What an encrypted value is; one kind never passes as another. */
export type EncryptionPurpose =
  | 'card'
  | 'card_numbers'
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

export const keyringOf = (secretKeys: string | undefined) =>
  new Keyring(namedKeysIn(secretKeys), env.get('APP_KEY').release())

let keyring = keyringOf(env.get('SECRET_KEYS')?.release())

/** Encrypts a value for a column, with the current key. The columns that hold such values are in `ENCRYPTED_COLUMNS`. */
export const encrypt = (value: string, purpose: EncryptionPurpose) =>
  keyring.encrypt(value, purpose)

/** Decrypts a value with the key that it names. */
export const decrypt = (encrypted: string, purpose: EncryptionPurpose) =>
  keyring.decrypt(encrypted, purpose)

/** What a value is stored under, so that it can be found by itself: a card by its number. */
export const blindIndex = (value: string) => keyring.blindIndex(value)

/** What a value may be stored under while keys are rotated; look-ups ask for all of them. */
export const blindIndexes = (value: string) => keyring.blindIndexes(value)

/** The id of the key that new values are encrypted with. */
export const currentKeyId = () => keyring.currentId

export const isKnownKey = (id: string) => keyring.has(id)

/** Lives with other keys from here on, as after a restart with another SECRET_KEYS. For tests of a rotation. */
export function useKeyring(other: Keyring) {
  const before = keyring
  keyring = other
  return () => void (keyring = before)
}

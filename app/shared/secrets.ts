import { createHmac } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import env from '#start/env'

type Purpose =
  'card' | 'iban' | 'holder' | 'two_factor' | 'email' | 'email_address' | 'reset_request'

/** Encrypts a card number or an IBAN for a column; the purpose keeps one kind from passing as another. */
export const seal = (value: string, purpose: Purpose) => encryption.encrypt(value, { purpose })

export function unseal(sealed: string, purpose: Purpose) {
  const value = encryption.decrypt<string>(sealed, purpose)
  if (value === null) throw new Error(`A sealed ${purpose} cannot be read: was APP_KEY changed?`)
  return value
}

/** The same for the same value, and of no use without our key: finds a card by its number. */
export const blindIndex = (value: string) =>
  createHmac('sha256', env.get('APP_KEY').release())
    .update(`blind index ${value}`)
    .digest('base64url')

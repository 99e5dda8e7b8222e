import { randomInt } from 'node:crypto'
import { queryRow } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'

export const REFERRAL_CODE = 'referral_code'

/** Without characters that look or sound alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

const newCode = () =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

export function referralCodeIn(text: unknown) {
  if (typeof text !== 'string') return null
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '')
  return code.length === LENGTH && [...code].every((sign) => ALPHABET.includes(sign)) ? code : null
}

/** Created on first use; null in a read-only transaction, while staff impersonate the user. */
export async function referralCodeOf(user: User) {
  if (user.referralCode) return user.referralCode

  const mode = await queryRow<{ isReading: boolean }>(
    `select current_setting('transaction_read_only') = 'on' as "isReading"`
  )
  if (mode!.isReading) return null
  // Of two tabs at once the second waits here and gets the code of the first.
  const made = await queryRow<{ code: string }>(
    `update users set referral_code = coalesce(referral_code, ?) where tenant_id = ? and id = ?
     returning referral_code as code`,
    [newCode(), user.tenantId, user.id]
  )
  return made!.code
}

import { randomInt } from 'node:crypto'
import { queryRow } from '#app/shared/tenancy'
import type User from '#app/users/user'

/** The session's key for the code by which a visitor came; registration takes it. */
export const REFERRAL_CODE = 'referral_code'

/** Nothing that is mistaken for something else on a screen or over the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

const newCode = () =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** What someone typed or followed, as we keep codes; null for what cannot be one. */
export function referralCodeIn(text: unknown) {
  if (typeof text !== 'string') return null
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '')
  return code.length === LENGTH && [...code].every((sign) => ALPHABET.includes(sign)) ? code : null
}

/**
 * Someone's own code, made the first time it is asked for. Null for staff who only view the page: they change
 * nothing, and the next view by its owner makes the code.
 */
export async function referralCodeOf(user: User) {
  if (user.referralCode) return user.referralCode

  const mode = await queryRow<{ isReading: boolean }>(
    `select current_setting('transaction_read_only') = 'on' as "isReading"`
  )
  if (mode!.isReading) return null
  // Of two tabs at once the second waits here and then gets the code of the first.
  const made = await queryRow<{ code: string }>(
    `update users set referral_code = coalesce(referral_code, ?) where tenant_id = ? and id = ?
     returning referral_code as code`,
    [newCode(), user.tenantId, user.id]
  )
  return made!.code
}

import { flag, text } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { randomInt } from 'node:crypto'
import type User from '#app/people/accounts/user'

export const REFERRAL_CODE = 'referral_code'

/** Without characters that look or sound alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

const newCode = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

export function referralCodeIn(content: unknown) {
  if (typeof content !== 'string') return null
  const code = content.toUpperCase().replaceAll(/[\s-]/g, '')
  return code.length === LENGTH && [...code].every((sign) => ALPHABET.includes(sign)) ? code : null
}

/** Created on first use; null in a read-only transaction, while staff impersonate the user. */
export async function referralCodeOf(user: User) {
  if (user.referralCode) return user.referralCode

  const mode = await readRow({ isReading: flag("current_setting('transaction_read_only') = 'on'") }, '')
  if (mode!.isReading) return null
  // Of two tabs at once the second waits here and gets the code of the first.
  const made = await readRow(
    { code: text('referral_code') },
    (columns) => `
       update users set referral_code = coalesce(referral_code, ?) where tenant_id = ? and id = ?
     returning ${columns}`,
    [newCode(), user.tenantId, user.id]
  )
  return made!.code
}

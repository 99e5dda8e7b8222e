import { randomInt } from 'node:crypto'
import RecoveryCode from '#app/people/accounts/auth/recovery_code'
import { hashOf } from '#app/people/accounts/auth/tokens'
import { now } from '#app/platform/shared/clock'
import type User from '#app/people/accounts/user'

const COUNT = 10

// No letter that is mistaken for a digit on paper.
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz'

/** Replaces the old codes. They are shown once: only their hashes are stored. */
export async function issueRecoveryCodes(user: User) {
  await dropRecoveryCodes(user)
  const codes = Array.from({ length: COUNT }, newCode)
  await RecoveryCode.createMany(
    codes.map((code) => ({
      tenantId: user.tenantId,
      userId: user.id,
      codeHash: hashOf(plain(code)),
      createdAt: now(),
    }))
  )
  return codes
}

export const dropRecoveryCodes = (user: User) => RecoveryCode.ownedBy(user).delete()

/** True once for each code. */
export async function consumeRecoveryCode(user: User, code: string) {
  const [taken] = await RecoveryCode.ownedBy(user)
    .where({ code_hash: hashOf(plain(code)) })
    .whereNull('used_at')
    .update({ used_at: now().toSQL() })
  return taken > 0
}

export async function recoveryCodesLeft(user: User) {
  const [{ $extras }] = await RecoveryCode.ownedBy(user).whereNull('used_at').count('* as total')
  return Number($extras.total)
}

// Twelve of thirty letters are 58 bits: too many to guess at five tries a minute.
function newCode() {
  const part = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${part()}-${part()}-${part()}`
}

const plain = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

import Passkey from '#app/people/accounts/auth/passkey'
import { consumeRecoveryCode } from '#app/people/accounts/auth/issue_recovery_codes'
import { stepOfCode } from '#app/people/accounts/auth/totp'
import { now } from '#app/platform/shared/clock'
import { decrypt } from '#app/platform/encryption/encrypt'
import User from '#app/people/accounts/user'
import env from '#start/env'

type SecondFactors = { totp: boolean; passkeys: number }

export async function secondFactorsOf(user: User): Promise<SecondFactors> {
  const [{ $extras }] = await Passkey.ownedBy(user).count('* as total')
  return { totp: user.twoFactorConfirmedAt !== null, passkeys: Number($extras.total) }
}

export const hasSecondFactor = ({ totp, passkeys }: SecondFactors) => totp || passkeys > 0

/** Staff see everyone's money, so a password alone is not enough. */
export const isSecondFactorRequired = (user: User) => user.isStaff && env.get('STAFF_TWO_FACTOR') !== 'off'

/** A code works once. */
export async function consumeCode(user: User, code: string) {
  if (!user.twoFactorSecretEncrypted) return false
  const secret = decrypt(user.twoFactorSecretEncrypted, 'two_factor')
  const step = await stepOfCode(secret, code, user.twoFactorLastStep)
  if (step === null) return false

  const [taken] = await User.query()
    .where('id', user.id)
    .where((query) => query.whereNull('two_factor_last_step').orWhere('two_factor_last_step', '<', step))
    .update({ two_factor_last_step: step, updated_at: now().toSQL() })
  return taken > 0
}

export async function consumeCodeOrRecoveryCode(user: User, code: string) {
  if (await consumeCode(user, code)) return 'two_factor' as const
  if (await consumeRecoveryCode(user, code)) return 'recovery_code' as const
  return null
}

import hash from '@adonisjs/core/services/hash'
import limiter from '@adonisjs/limiter/services/main'
import { Refusal } from '#app/shared/refusal'
import { asAuthentication } from '#app/shared/scope'
import Tenant from '#app/tenants/tenant'
import User from '#app/users/user'

/**
 * The person behind an e-mail and password of the house tenant. Answers the same, and takes as long, whether
 * the address is unknown or the password is wrong. Five tries a minute for an address from one place.
 */
export async function signIn(email: string, password: string, ip: string) {
  const tries = limiter.use({ requests: 5, duration: '1 minute' })
  const [limited, user] = await tries.penalize(`login:${ip}:${email.toLowerCase()}`, async () => {
    const found = await findUser(email)
    const matches = found ? await found.verifiesPassword(password) : await pretendToVerify(password)
    if (!found || !matches || found.isBlocked) throw new Refusal('email', 'wrongCredentials')
    return found
  })
  if (limited) {
    throw new Refusal('email', 'tooManyTries', { seconds: limited.response.availableIn })
  }
  return user
}

const findUser = (email: string) =>
  asAuthentication(async () => {
    const house = await Tenant.house()
    return User.query()
      .where('tenant_id', house.id)
      .whereRaw('lower(email) = ?', [email.toLowerCase()])
      .first()
  })

let decoy: Promise<string> | undefined

async function pretendToVerify(password: string) {
  decoy ??= hash.make('a password no one has')
  await hash.verify(await decoy, password)
  return false
}

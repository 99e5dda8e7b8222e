import limiter from '@adonisjs/limiter/services/main'
import { keyedHash } from '#app/platform/shared/keyed_hash'
import { LimitReached } from '#app/platform/shared/limits'

type ThrottledAction = 'login' | 'two_factor' | 'confirm' | 'reset' | 'register' | 'password' | 'resend'

const WARN_AT = 10
const PER_HOUR = 100

// A keyed hash, so that the table of limits holds no e-mail address.
const keyOf = (action: ThrottledAction, parts: string[]) => `${action}:${keyedHash(parts.join('|'))}`

const A_MINUTE = { requests: 5, duration: '1 minute' }
/** Per account, over all addresses: someone with the password may have many. */
const SECOND_STEPS = { requests: 30, duration: '1 hour' }

/** Allows five failures a minute; work that throws counts as a failure. Throws LimitReached. */
export async function throttleFailures<T>(
  action: ThrottledAction,
  parts: string[],
  field: string,
  work: () => Promise<T>,
  rate = A_MINUTE
): Promise<T> {
  const tries = limiter.use(rate)
  const [tooMany, result] = await tries.penalize(keyOf(action, parts), work)
  if (tooMany) throw new LimitReached(field, tooMany.response.availableIn)
  return result
}

export const throttleSecondStep = <T>(ip: string, account: string, field: string, work: () => Promise<T>): Promise<T> =>
  throttleFailures('two_factor', [ip, account], field, () =>
    throttleFailures('two_factor', [account], field, work, SECOND_STEPS)
  )

/** Counts every request, for actions that send mail whether they succeed or not. Throws LimitReached. */
export async function throttle(action: ThrottledAction, parts: string[], field: string) {
  const tries = limiter.use(A_MINUTE)
  if (await tries.attempt(keyOf(action, parts), () => true)) return
  throw new LimitReached(field, await tries.availableIn(keyOf(action, parts)))
}

const ofAccount = () => limiter.use({ requests: PER_HOUR, duration: '1 hour' })

/** After 100 failures an hour, only devices the user has signed in from may try. Throws LimitReached. */
export async function refuseLockedOut(account: string, isKnownDevice: boolean) {
  const response = await ofAccount().get(keyOf('login', [account]))
  if (response && response.consumed >= PER_HOUR && !isKnownDevice) {
    throw new LimitReached('email', response.availableIn)
  }
}

/** True when the owner of the account should be notified. */
export async function recordFailedSignIn(account: string) {
  const { consumed } = await ofAccount().increment(keyOf('login', [account]))
  return consumed === WARN_AT
}

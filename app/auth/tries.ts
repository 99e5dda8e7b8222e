import limiter from '@adonisjs/limiter/services/main'
import { fingerprint } from '#app/shared/fingerprint'
import { LimitReached } from '#app/shared/limits'

/** What may be guessed at: each counts by itself. */
export type Guarded =
  'login' | 'two_factor' | 'confirm' | 'reset' | 'register' | 'password' | 'resend'

const WARN_AT = 10
const PER_HOUR = 100

// No address of a person stands in the table of limits.
const keyOf = (guarded: Guarded, parts: string[]) => `${guarded}:${fingerprint(parts.join('|'))}`

const A_MINUTE = { requests: 5, duration: '1 minute' }
/** Of the second step of one account, from wherever they come: who has the password may have many addresses. */
const SECOND_STEPS = { requests: 30, duration: '1 hour' }

/**
 * Five tries a minute; a try that throws counts. The parts say whose tries they are, for example the network
 * address and the e-mail. Throws LimitReached.
 */
export async function limited<T>(
  guarded: Guarded,
  parts: string[],
  field: string,
  work: () => Promise<T>,
  rate = A_MINUTE
): Promise<T> {
  const tries = limiter.use(rate)
  const [tooMany, result] = await tries.penalize(keyOf(guarded, parts), work)
  if (tooMany) throw new LimitReached(field, tooMany.response.availableIn)
  return result
}

/** Tries at the second step of an account: those from one address, and those from all together. */
export const limitedSecondStep = <T>(
  ip: string,
  account: string,
  field: string,
  work: () => Promise<T>
): Promise<T> =>
  limited('two_factor', [ip, account], field, () =>
    limited('two_factor', [account], field, work, SECOND_STEPS)
  )

/** For requests that cost us a mail whether they succeed or not: every one counts. */
export async function counted(guarded: Guarded, parts: string[], field: string) {
  const tries = limiter.use(A_MINUTE)
  if (await tries.attempt(keyOf(guarded, parts), () => true)) return
  throw new LimitReached(field, await tries.availableIn(keyOf(guarded, parts)))
}

const ofAccount = () => limiter.use({ requests: PER_HOUR, duration: '1 hour' })

/**
 * Guessing from many places at once: beyond a hundred failures an hour only browsers that the person used
 * before may go on.
 */
export async function refuseBesieged(account: string, isKnownDevice: boolean) {
  const response = await ofAccount().get(keyOf('login', [account]))
  if (response && response.consumed >= PER_HOUR && !isKnownDevice) {
    throw new LimitReached('email', response.availableIn)
  }
}

/** Counts a failure against an account; true when it is time to tell its owner. */
export async function countFailure(account: string) {
  const { consumed } = await ofAccount().increment(keyOf('login', [account]))
  return consumed === WARN_AT
}

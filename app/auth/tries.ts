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

/**
 * Five tries a minute; a try that throws counts. The parts say whose tries they are, for example the network
 * address and the e-mail. Throws LimitReached.
 */
export async function limited<T>(
  guarded: Guarded,
  parts: string[],
  field: string,
  work: () => Promise<T>
): Promise<T> {
  const tries = limiter.use({ requests: 5, duration: '1 minute' })
  const [tooMany, result] = await tries.penalize(keyOf(guarded, parts), work)
  if (tooMany) throw new LimitReached(field, tooMany.response.availableIn)
  return result
}

/** For requests that cost us a mail whether they succeed or not: every one counts. */
export async function counted(guarded: Guarded, parts: string[], field: string) {
  const tries = limiter.use({ requests: 5, duration: '1 minute' })
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

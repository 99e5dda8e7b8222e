import limiter from '@adonisjs/limiter/services/main'
import { fingerprint } from '#app/auth/tokens'
import { Refusal } from '#app/shared/refusal'

/** What may be guessed at: each counts by itself. */
export type Guarded =
  'login' | 'two_factor' | 'confirm' | 'reset' | 'register' | 'password' | 'resend'

const WARN_AT = 10
const PER_HOUR = 100

// No address of a person stands in the table of limits.
const keyOf = (guarded: Guarded, parts: string[]) => `${guarded}:${fingerprint(parts.join('|'))}`

/**
 * Five tries a minute; a try that throws counts. The parts say whose tries they are, for example the network
 * address and the e-mail. Refuses with the seconds to wait.
 */
export async function limited<T>(
  guarded: Guarded,
  parts: string[],
  field: string,
  work: () => Promise<T>
): Promise<T> {
  const tries = limiter.use({ requests: 5, duration: '1 minute' })
  const [tooMany, result] = await tries.penalize(keyOf(guarded, parts), work)
  if (tooMany) throw new Refusal(field, 'tooManyTries', { seconds: tooMany.response.availableIn })
  return result
}

/** For requests that cost us a mail whether they succeed or not: every one counts. */
export async function counted(guarded: Guarded, parts: string[], field: string) {
  const tries = limiter.use({ requests: 5, duration: '1 minute' })
  if (await tries.attempt(keyOf(guarded, parts), () => true)) return
  const seconds = await tries.availableIn(keyOf(guarded, parts))
  throw new Refusal(field, 'tooManyTries', { seconds })
}

const ofAccount = () => limiter.use({ requests: PER_HOUR, duration: '1 hour' })

/**
 * Guessing from many places at once: beyond a hundred failures an hour only browsers that the person used
 * before may go on.
 */
export async function refuseBesieged(account: string, isKnownDevice: boolean) {
  const response = await ofAccount().get(keyOf('login', [account]))
  if (response && response.consumed >= PER_HOUR && !isKnownDevice) {
    throw new Refusal('email', 'tooManyTries', { seconds: response.availableIn })
  }
}

/** Counts a failure against an account; true when it is time to tell its owner. */
export async function countFailure(account: string) {
  const { consumed } = await ofAccount().increment(keyOf('login', [account]))
  return consumed === WARN_AT
}

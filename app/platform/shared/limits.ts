import limiter from '@adonisjs/limiter/services/main'
import { keyedHash } from '#app/platform/shared/keyed_hash'
import { ipNetwork } from '#app/platform/shared/ip_network'
import { Refusal } from '#app/platform/shared/refusal'

type Rate = [requests: number, duration: `${number} ${'minutes' | 'hours' | 'hour' | 'day'}`]
type Limit = {
  field: string
  /** One address may be an office, a university or a train. */
  network: Rate
  person?: Rate
}

export const LIMITS = {
  change: { field: 'form', person: [2_000, '1 hour'], network: [20_000, '1 hour'] },
  /** Validating while someone types: one a second for an hour. */
  precognition: { field: 'form', person: [3_600, '1 hour'], network: [36_000, '1 hour'] },
  sign_in_failure: { field: 'email', network: [30, '15 minutes'] },
  registration: { field: 'email', network: [20, '1 hour'] },
  password_reset: { field: 'email', network: [20, '1 hour'] },
  account_mail: { field: 'email', person: [10, '1 hour'], network: [60, '1 hour'] },
  accepted_invitation: { field: 'password', network: [100, '1 hour'] },
  invitation: { field: 'emails', person: [300, '1 day'], network: [600, '1 day'] },
  upload: { field: 'file', person: [600, '1 hour'], network: [2_000, '1 hour'] },
  upload_link: { field: 'form', person: [5, '1 hour'], network: [60, '1 hour'] },
  estimate: { field: 'file', person: [60, '1 hour'], network: [120, '1 hour'] },
  visitor_megabytes: { field: 'file', network: [500, '1 day'] },
  visitor_seconds: { field: 'file', network: [300, '1 hour'] },
  visitor_kept_megabytes: { field: 'file', network: [100, '1 day'] },
  upload_megabytes: { field: 'file', person: [5_000, '1 day'], network: [50_000, '1 day'] },
  import: { field: 'batch', person: [600, '1 hour'], network: [2_000, '1 hour'] },
  claims: { field: 'trips', person: [300, '1 hour'], network: [1_000, '1 hour'] },
  payout: { field: 'amountCents', person: [40, '1 hour'], network: [100, '1 hour'] },
  premium: { field: 'premium', person: [10, '1 hour'], network: [60, '1 hour'] },
  contact: { field: 'message', person: [10, '1 day'], network: [30, '1 day'] },
  application: { field: 'motivation', person: [10, '1 day'], network: [60, '1 day'] },
  staff_mail: { field: 'form', person: [100, '1 hour'], network: [400, '1 hour'] },
  download: { field: 'form', person: [120, '1 hour'], network: [600, '1 hour'] },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

type Source = { ip: string; personId?: number }

export class LimitReached extends Refusal {
  static status = 429
  static code = 'E_LIMIT_REACHED'

  constructor(
    field: string,
    readonly seconds: number
  ) {
    super(field, ...wordsFor(seconds))
  }
}

/** Throws LimitReached, and counts nothing, when these are too many. */
export async function consume(name: LimitName, source: Source, amount = 1) {
  const counted: (() => Promise<unknown>)[] = []
  for (const { counter, key, most } of countersOf(name, source)) {
    const { consumed, availableIn } = await counter.increment(key, amount)
    counted.push(() => counter.decrement(key, amount))
    if (consumed <= most) continue

    for (const takeBack of counted) await takeBack()
    throw new LimitReached(LIMITS[name].field, availableIn)
  }
}

export async function giveBack(name: LimitName, source: Source, amount: number) {
  if (amount <= 0) return
  for (const { counter, key } of countersOf(name, source)) await counter.decrement(key, amount)
}

export async function refuseBeyond(name: LimitName, source: Source) {
  for (const { counter, key, most } of countersOf(name, source)) {
    const state = await counter.get(key)
    if (state && state.consumed >= most) {
      throw new LimitReached(LIMITS[name].field, state.availableIn)
    }
  }
}

function countersOf(name: LimitName, { ip, personId }: Source) {
  const limit: Limit = LIMITS[name]
  const counters = [counterOf(limit.network, keyOf(name, 'network', ipNetwork(ip)))]
  if (limit.person && personId !== undefined) {
    counters.push(counterOf(limit.person, keyOf(name, 'person', String(personId))))
  }
  return counters
}

const counterOf = ([requests, duration]: Rate, key: string) => ({
  counter: limiter.use({ requests, duration }),
  key,
  most: requests,
})

/** A keyed hash, so that the table of limits holds no IP address. */
const keyOf = (name: LimitName, kind: string, whose: string) => `${name}:${keyedHash(`${kind} ${whose}`)}`

type Words = [key: string, values: Record<string, number>]

function wordsFor(seconds: number): Words {
  if (seconds <= 120) return ['tooManyTries', { seconds }]
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 120 ? ['limitReached', { minutes }] : ['limitReachedHours', { hours: Math.ceil(minutes / 60) }]
}

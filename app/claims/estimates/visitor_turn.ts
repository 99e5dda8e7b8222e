import { LimitReached, consume, giveBack } from '#app/platform/shared/limits'
import { ipNetwork } from '#app/platform/shared/ip_network'
import { NoTurn, Turns } from '#app/platform/shared/turns'

/** Files of visitors that are read at the same time, one of a network: another visitor never waits for all of theirs. */
const turns = new Turns({ perKey: 1, inAll: 2, waiting: 10 })
/** Milliseconds. */
const MAX_WAIT = 20_000
/** Reserved before reading, and given back where reading took less. */
const RESERVED_SECONDS = 6
const RETRY_SECONDS = 20

/** Throws LimitReached where this network has used up its seconds, or its files wait too long. */
export async function inVisitorTurn<T>(ip: string, work: () => Promise<T>) {
  try {
    return await turns.run(ipNetwork(ip), MAX_WAIT, async () => {
      await consume('visitor_seconds', { ip }, RESERVED_SECONDS)
      const startedAt = performance.now()
      try {
        return await work()
      } finally {
        const seconds = Math.ceil((performance.now() - startedAt) / 1_000)
        await giveBack('visitor_seconds', { ip }, RESERVED_SECONDS - seconds)
      }
    })
  } catch (error) {
    throw error instanceof NoTurn ? new LimitReached('file', RETRY_SECONDS) : error
  }
}

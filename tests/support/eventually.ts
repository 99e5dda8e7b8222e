import { setTimeout as delay } from 'node:timers/promises'

/** Repeats until the expectation holds. */
export async function eventually<T>(check: () => T | Promise<T>, seconds = 20) {
  for (const until = Date.now() + seconds * 1000; ;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > until) throw error
      await delay(20)
    }
  }
}

import { setTimeout as delay } from 'node:timers/promises'

/**
 * Answers no sooner than this, in milliseconds, whatever the work found out: how long an answer took must not tell
 * what it says in the same words either way.
 */
export async function takingAtLeast<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const floor = delay(milliseconds)
  try {
    return await work()
  } finally {
    await floor
  }
}

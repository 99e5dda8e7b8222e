import { setTimeout as delay } from 'node:timers/promises'

/** Takes at least this long, so that the response time tells nothing about the work. */
export async function takingAtLeast<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const floor = delay(milliseconds)
  try {
    return await work()
  } finally {
    await floor
  }
}

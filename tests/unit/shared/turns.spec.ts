import { describe, expect, test } from 'vitest'
import { NoTurn, Turns } from '#app/platform/shared/turns'

/** Work that ends when it is told to. */
function job() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { work: () => ended, end: () => end() }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('turns by key', () => {
  test('go to who has the fewest, so that one who floods does not make another wait', async () => {
    const turns = new Turns({ perKey: 2, inAll: 3, waiting: 50 })
    const order: string[] = []
    const jobs = Array.from({ length: 6 }, job)
    const all = jobs.map(({ work }, index) =>
      turns.run('flood', 60_000, () => {
        order.push(`flood ${index}`)
        return work()
      })
    )
    await settled()
    expect(order).toEqual(['flood 0', 'flood 1'])
    const other = job()
    const visit = turns.run('visitor', 60_000, () => {
      order.push('visitor')
      return other.work()
    })
    await settled()
    expect(order).toEqual(['flood 0', 'flood 1', 'visitor'])

    for (const { end } of jobs) end()
    other.end()
    await Promise.all([...all, visit])
    expect(order.slice(3)).toEqual(['flood 2', 'flood 3', 'flood 4', 'flood 5'])
  })

  test('are refused when too many wait, and when waiting takes too long', async () => {
    const turns = new Turns({ perKey: 1, inAll: 1, waiting: 1 })
    const first = job()
    const running = turns.run('a', 60_000, first.work)
    const second = turns.run('a', 5, async () => 'never')
    await expect(turns.run('a', 5, async () => 'never')).rejects.toThrow(NoTurn)
    await expect(second).rejects.toThrow(NoTurn)
    first.end()
    await running
    expect(await turns.run('a', 5, async () => 'again')).toBe('again')
  })

  test('come back after work that fails', async () => {
    const turns = new Turns({ perKey: 1, inAll: 1, waiting: 1 })
    await expect(turns.run('a', 5, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await turns.run('b', 5, async () => 'yes')).toBe('yes')
  })
})

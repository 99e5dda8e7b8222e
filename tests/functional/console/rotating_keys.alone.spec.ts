import { spawn } from 'node:child_process'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { commitBatch } from '#app/travel/batches/actions/commit_batch'
import { importBatch } from '#app/claims/uploads/actions/import_batch'
import { numberOf, plannedCards } from '#app/travel/batches/planned_cards'
import { rotateKeys } from '#app/platform/encryption/actions/rotate_keys'
import { countStale, totalOf } from '#app/platform/encryption/count_stale'
import { ENCRYPTED_COLUMNS, nameOf } from '#app/platform/encryption/encrypted_columns'
import OvcpCard from '#app/travel/cards/ovcp_card'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import { keyringOf, encrypt, decrypt, useKeyring } from '#app/platform/encryption/encrypt'
import { Export, daysAgo, imported, newCard, planned } from '#tests/factories/exports'
import { createSecretive } from '#tests/factories/secrets'
import { createUser } from '#tests/factories/users'

const OLD = 'app'
const NEW = `new:${'n'.repeat(32)}`

let restore = () => {}
const restart = (secretKeys: string) => {
  restore()
  restore = useKeyring(keyringOf(secretKeys))
}

/** What every encrypted column opens to, by column and row. */
async function opened() {
  const values: [string, string][] = []
  for (const column of ENCRYPTED_COLUMNS) {
    const { table, column: name, purpose } = column
    const found = await asWorker(() =>
      queryRows<{ id: number; encrypted: string }>(
        `select id, ${name} as encrypted from ${table} where ${name} is not null order by id`
      )
    )
    for (const { id, encrypted } of found) values.push([`${nameOf(column)} ${id}`, decrypt(encrypted, purpose)])
  }
  return values
}

const stale = async () => totalOf(await countStale())

beforeAll(() => createSecretive().then(() => {}))
afterEach(async () => {
  restart(`app,${NEW}`)
  await rotateKeys()
  restore()
})
afterAll(() => restore())

describe('the encrypted columns', () => {
  test('are all known to the rotation', async () => {
    const found = await queryRows<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and column_name like '%\\_encrypted'`
    )
    expect(found.map(({ name }) => name).sort()).toEqual(ENCRYPTED_COLUMNS.map(nameOf).sort())
  })

  test('each hold something in these tests', async () => {
    restart(NEW)
    const names = (await countStale()).map(({ name }) => name)
    expect([...new Set(names)].sort()).toEqual(ENCRYPTED_COLUMNS.map(nameOf).sort())
  })
})

describe('rotating the secrets', () => {
  test('encrypts all of them again, so that the old key opens nothing and is not needed', async () => {
    const before = await opened()
    restart(`${NEW},${OLD}`)
    expect(await stale()).toBeGreaterThanOrEqual(before.length)

    const { left, unreadable } = await rotateKeys({ batchSize: 3 })

    expect([left, unreadable]).toEqual([[], []])
    restart(NEW)
    expect(await opened()).toEqual(before)
    restart(OLD)
    await expect(opened()).rejects.toThrow(/names the key "new", which SECRET_KEYS does not hold/)
  })

  test('goes on where it was killed, and everything can be read meanwhile', async () => {
    const before = await opened()
    restart(`${NEW},${OLD}`)
    const all = await stale()
    for (const killedAfter of [1, 4, 2]) {
      let batches = 0
      const killed = rotateKeys({
        batchSize: 2,
        onBatch: () => {
          if (++batches === killedAfter) throw new Error('killed')
        },
      })
      await expect(killed).rejects.toThrow('killed')
      expect(await opened()).toEqual(before)
    }
    const rest = await stale()
    expect(rest).toBeLessThan(all)
    expect(rest).toBeGreaterThan(0)

    expect((await rotateKeys()).left).toEqual([])
    expect(await opened()).toEqual(before)
  })

  test('does nothing the second time', async () => {
    restart(`${NEW},${OLD}`)
    await rotateKeys()
    let batches = 0
    await rotateKeys({ onBatch: () => batches++ })
    expect(batches).toBe(0)
  })

  test('waits for who is changing a row, and keeps what they wrote', { tags: ['long'] }, async () => {
    const user = await createUser()
    restart(`${NEW},${OLD}`)
    let commit = () => {}
    const changing = inTenant(user.tenantId, async () => {
      await queryRows('update users set iban_encrypted = ? where id = ?', [
        encrypt('NL20INGB0001234567', 'iban'),
        user.id,
      ])
      await new Promise<void>((resolve) => (commit = resolve))
    })
    let isDone = false
    const rotating = rotateKeys({ batchSize: 50 }).then((result) => {
      isDone = true
      return result
    })
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(isDone).toBe(false)
    commit()
    await changing

    expect((await rotating).left).toEqual([])
    const kept = await asWorker(() =>
      queryRow<{ encrypted: string }>('select iban_encrypted as encrypted from users where id = ?', [user.id])
    )
    expect(decrypt(kept!.encrypted, 'iban')).toBe('NL20INGB0001234567')
  })

  test('can run twice at the same time', { tags: ['long'] }, async () => {
    const before = await opened()
    restart(`${NEW},${OLD}`)
    const both = await Promise.all([rotateKeys({ batchSize: 2 }), rotateKeys({ batchSize: 3 })])
    expect(both.map(({ unreadable }) => unreadable)).toEqual([[], []])
    expect(await stale()).toBe(0)
    expect(await opened()).toEqual(before)
  })

  test('is refused before it starts when a key is missing', async () => {
    restart(NEW)
    await expect(rotateKeys()).rejects.toThrow(
      /users\.iban_encrypted holds \d+ of the key "app", which SECRET_KEYS does not hold/
    )
    restart(`${NEW},${OLD}`)
    expect(await stale()).toBeGreaterThan(0)
  })

  test('names what is damaged, and does the rest', async () => {
    const user = await createUser()
    const damage = (encrypted: string) =>
      asWorker(() => queryRows('update users set iban_encrypted = ? where id = ?', [encrypted, user.id]))
    const whole = encrypt('NL91ABNA0417164300', 'iban')
    await damage(whole.replace('v1:', 'v1:AAAA'))
    restart(`${NEW},${OLD}`)

    const { left, unreadable } = await rotateKeys({ batchSize: 2 })

    expect(unreadable).toEqual([`users.iban_encrypted of row ${user.id}`])
    expect(left).toEqual([{ name: 'users.iban_encrypted', keyId: 'app', count: 1 }])
    await damage(whole)
  })
})

describe('a card', () => {
  const journeys = (number: string) =>
    new Export(number)
      .journey(daysAgo(10), 'Leiden Centraal', '08:00', 'Den Haag Centraal', '08:16', '4,90')
      .journey(daysAgo(9), 'Leiden Centraal', '08:00', 'Den Haag Centraal', '08:16', '4,90')
  const cardsOf = (user: { id: number }) => asWorker(() => OvcpCard.query().where('user_id', user.id))

  test('is recognised by its number before, during and after a rotation', async () => {
    const user = await createUser()
    const number = newCard()
    await imported(user, journeys(number).text())

    const again = async (extraDay: number) => {
      const lines = journeys(number).journey(daysAgo(extraDay), 'Gouda', '09:00', 'Delft', '09:40', '7,10')
      const batch = await imported(user, lines.text())
      expect(batch.plan.counts).toMatchObject({ duplicate: expect.any(Number) })
      expect(batch.plan.counts.duplicate).toBeGreaterThanOrEqual(4)
      expect(await cardsOf(user)).toHaveLength(1)
    }
    restart(`${NEW},${OLD}`)
    await again(7)
    await rotateKeys()
    await again(6)
    restart(NEW)
    await again(5)
  })

  test('that was planned under one key and imported under the next is created once', { tags: ['long'] }, async () => {
    const user = await createUser()
    const number = newCard()
    const waiting = await planned(user, journeys(number).text())
    const numbers = async () => (await asWorker(() => plannedCards([waiting.id]))).map(numberOf)
    expect(await numbers()).toEqual([number])

    restart(`${NEW},${OLD}`)
    await imported(user, journeys(number).journey(daysAgo(4), 'Gouda', '09:00', 'Delft', '09:40', '7,10').text())
    await rotateKeys()
    restart(NEW)
    await inTenant(user.tenantId, () => commitBatch(waiting, user, { enqueue: false }))
    await importBatch(waiting.id)

    expect(await cardsOf(user)).toHaveLength(1)
    expect(await numbers()).toEqual([null])
  })
})

// Starts the application anew each time.
describe('node ace secrets:rotate', { timeout: 180_000 }, () => {
  /** Runs the command as an operator does, and may end it at its first sign of work. */
  const rotate = (secretKeys: string, { args = [] as string[], kill = false } = {}) =>
    new Promise<{ code: number | null; said: string }>((resolve) => {
      const child = spawn('node', ['ace.js', 'secrets:rotate', ...args], {
        cwd: 'build',
        env: { ...process.env, SECRET_KEYS: secretKeys, NO_COLOR: '1' },
      })
      let said = ''
      const hear = (words: Buffer) => {
        said += words
        if (kill && /\d+ of \d+/.test(said)) child.kill('SIGKILL')
      }
      child.stdout.on('data', hear)
      child.stderr.on('data', hear)
      child.on('close', (code) => resolve({ code, said }))
    })

  test('does not start with keys that cannot be right, and says why', async () => {
    const { code, said } = await rotate('new:short')
    expect(code).not.toBe(0)
    expect(said).toContain('key 1 of SECRET_KEYS, "new", is shorter than 32 characters')
  })

  test('counts, is killed, and finishes when it is run again', { tags: ['long'] }, async () => {
    const before = await opened()
    const counted = await rotate(`${NEW},${OLD}`, { args: ['--dry-run'] })
    expect(counted.said).toMatch(/users\.iban_encrypted: \d+ under "app"/)
    expect(counted.said).toMatch(/\d+ left under other keys: keep those keys/)

    await rotate(`${NEW},${OLD}`, { kill: true })
    const finished = await rotate(`${NEW},${OLD}`)
    expect(finished.said).toContain('Nothing is left under other keys: SECRET_KEYS may hold "new" alone')
    expect(finished.code).toBe(0)
    restart(NEW)
    expect(await opened()).toEqual(before)
  })
})

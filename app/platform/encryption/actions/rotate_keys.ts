import { number, text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { audit, houseId } from '#app/platform/audit/audit'
import { countStale, totalOf, type StaleCount } from '#app/platform/encryption/count_stale'
import { ENCRYPTED_COLUMNS, isStale, nameOf, type EncryptedColumn } from '#app/platform/encryption/encrypted_columns'
import { execute } from '#app/platform/shared/execute'
import { asWorker } from '#app/platform/shared/tenancy'
import { blindIndex, currentKeyId, isKnownKey, encrypt, decrypt } from '#app/platform/encryption/encrypt'

type Rotated = {
  /** Encrypted with another key: written meanwhile, or unreadable. */
  left: StaleCount[]
  unreadable: string[]
}

type Options = {
  batchSize?: number
  onBatch?: (progress: { name: string; done: number; total: number }) => void
}

type EncryptedRow = { id: number; encrypted: string }

/** Each batch is committed, so that a run that was killed can be repeated. */
export async function rotateKeys({ batchSize = 500, onBatch }: Options = {}): Promise<Rotated> {
  const stale = await countStale()
  refuseUnknownKeys(stale)

  const unreadable: string[] = []
  let rotated = 0
  for (const column of ENCRYPTED_COLUMNS) {
    const name = nameOf(column)
    const total = totalOf(stale.filter((count) => count.name === name))
    if (total === 0) continue

    let done = 0
    const rotation = new ColumnRotation(column)
    for await (const encrypted of rotation.batches(batchSize)) {
      done += encrypted
      onBatch?.({ name, done, total })
    }
    rotated += done - rotation.unreadable.length
    unreadable.push(...rotation.unreadable.map((id) => `${name} of row ${id}`))
  }
  if (rotated > 0) await writeDown(rotated)
  return { left: await countStale(), unreadable }
}

const writeDown = (values: number) =>
  asWorker(async () => {
    const id = await houseId()
    const subject = { type: 'tenant', id, tenantId: id }
    await audit('secrets.rotated', subject, null, { key: currentKeyId(), values })
  })

function refuseUnknownKeys(counts: StaleCount[]) {
  const unknown = counts.find(({ keyId }) => !isKnownKey(keyId))
  if (!unknown) return
  throw new Error(
    `${unknown.name} holds ${unknown.count} of the key "${unknown.keyId}", which SECRET_KEYS does not hold: add it at the end and run this again`
  )
}

class ColumnRotation {
  readonly unreadable: number[] = []

  constructor(readonly column: EncryptedColumn) {}

  async *batches(size: number) {
    // Locked rows come last, one at a time: holding no other lock avoids deadlocks.
    yield* this.#pass(size, 'for update skip locked')
    yield* this.#pass(1, 'for update')
  }

  async *#pass(size: number, lock: string) {
    for (;;) {
      const found = await asWorker(async () => {
        const taken = await this.#take(size, lock)
        await this.#store(taken)
        return taken.length
      })
      if (found === 0) return
      yield found
    }
  }

  #take(size: number, lock: string) {
    const { table, column } = this.column
    const stale = isStale(this.column, currentKeyId())
    return readRows(
      { id: number('id'), encrypted: text(column) },
      `from ${table}
       where ${column} is not null and ${stale.sql} and id <> all(?::bigint[])
       order by id limit ? ${lock}`,
      [...stale.bindings, this.unreadable, size]
    )
  }

  async #store(taken: EncryptedRow[]) {
    const { table, column, index } = this.column
    const fresh = taken.flatMap((row) => this.#reencrypt(row) ?? [])
    if (fresh.length === 0) return
    await execute(
      `update ${table} set ${column} = fresh.encrypted ${index ? `, ${index} = fresh.index` : ''}
       from unnest(?::bigint[], ?::text[], ?::text[]) as fresh (id, encrypted, index)
       where ${table}.id = fresh.id`,
      [fresh.map(({ id }) => id), fresh.map(({ encrypted }) => encrypted), fresh.map(({ index: found }) => found)]
    )
  }

  #reencrypt({ id, encrypted }: EncryptedRow) {
    const { purpose } = this.column
    try {
      const value = decrypt(encrypted, purpose)
      return { id, encrypted: encrypt(value, purpose), index: blindIndex(value) }
    } catch {
      // One damaged value must not keep the old key in use for all others.
      this.unreadable.push(id)
      return null
    }
  }
}

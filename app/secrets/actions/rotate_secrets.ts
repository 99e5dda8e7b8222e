import { audit } from '#app/audit/audit'
import { countStale, totalOf, type SealedCount } from '#app/secrets/count_sealed'
import { SEALED_COLUMNS, isStale, nameOf, type SealedColumn } from '#app/secrets/sealed_columns'
import { asWorker, rows } from '#app/shared/scope'
import { blindIndex, currentKeyId, isKnownKey, seal, unseal } from '#app/shared/secrets'
import Tenant from '#app/tenants/tenant'

export type Rotated = {
  /** What is still sealed with another key: written meanwhile, or unreadable. */
  left: SealedCount[]
  unreadable: string[]
}

type Options = {
  batchSize?: number
  /** After each batch, once it is committed. */
  onBatch?: (progress: { name: string; done: number; total: number }) => void
}

type SealedRow = { id: number; sealed: string }

/**
 * Seals everything anew with the current key, some rows at a time. What is done stays done: after a kill the
 * next run finds the rest. Meanwhile the application reads both keys and writes the current one.
 */
export async function rotateSecrets({ batchSize = 500, onBatch }: Options = {}): Promise<Rotated> {
  const stale = await countStale()
  refuseUnknownKeys(stale)

  const unreadable: string[] = []
  let rotated = 0
  for (const column of SEALED_COLUMNS) {
    const name = nameOf(column)
    const total = totalOf(stale.filter((count) => count.name === name))
    if (total === 0) continue

    let done = 0
    const rotation = new ColumnRotation(column)
    for await (const sealed of rotation.batches(batchSize)) {
      done += sealed
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
    const house = await Tenant.house()
    const subject = { type: 'tenant', id: house.id, tenantId: house.id }
    await audit('secrets.rotated', subject, null, { key: currentKeyId(), values })
  })

function refuseUnknownKeys(counts: SealedCount[]) {
  const unknown = counts.find(({ keyId }) => !isKnownKey(keyId))
  if (!unknown) return
  throw new Error(
    `${unknown.name} holds ${unknown.count} of the key "${unknown.keyId}", which SECRET_KEYS does not hold: add it at the end and run this again`
  )
}

class ColumnRotation {
  /** Damaged values, left as they are. */
  readonly unreadable: number[] = []

  constructor(readonly column: SealedColumn) {}

  async *batches(size: number) {
    // First whatever no one holds, which waits for no one and so never stands in anyone's way. Then the rest,
    // one row at a time: who holds nothing can wait without a deadlock.
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
    return rows<SealedRow>(
      `select id, ${column} as sealed from ${table}
       where ${column} is not null and ${stale.sql} and id <> all(?::bigint[])
       order by id limit ? ${lock}`,
      [...stale.bindings, this.unreadable, size]
    )
  }

  async #store(taken: SealedRow[]) {
    const { table, column, index } = this.column
    const fresh = taken.flatMap((row) => this.#sealAnew(row) ?? [])
    if (fresh.length === 0) return
    await rows(
      `update ${table} set ${column} = fresh.sealed ${index ? `, ${index} = fresh.index` : ''}
       from unnest(?::bigint[], ?::text[], ?::text[]) as fresh (id, sealed, index)
       where ${table}.id = fresh.id`,
      [
        fresh.map(({ id }) => id),
        fresh.map(({ sealed }) => sealed),
        fresh.map(({ index: found }) => found),
      ]
    )
  }

  #sealAnew({ id, sealed }: SealedRow) {
    const { purpose } = this.column
    try {
      const value = unseal(sealed, purpose)
      return { id, sealed: seal(value, purpose), index: blindIndex(value) }
    } catch {
      // One damaged value must not keep the old key alive for all others; it is named at the end.
      this.unreadable.push(id)
      return null
    }
  }
}

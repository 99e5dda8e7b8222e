import { queryRows } from '#app/shared/tenancy'

/** A row of a small table that people choose from. */
export type ReferenceRow = { id: number; value: string; label: string }

export type Reference = {
  all: () => Promise<ReferenceRow[]>
  /** The ids of those values that exist. */
  ids: (values: readonly string[]) => Promise<Map<string, number>>
}

const FRESH_FOR_MS = 10_000

/** The rows of a table without row-level security, by name; asked again after ten seconds or for a value that is new. */
export function referenceTo(table: 'counterparties' | 'tenants'): Reference {
  let loaded: { at: number; rows: Promise<ReferenceRow[]> } | null = null

  const load = () => {
    const loading = queryRows<ReferenceRow>(
      `select id, slug as value, name as label from ${table} order by name, id`
    )
    loaded = { at: Date.now(), rows: loading }
    loading.catch(() => (loaded = null))
    return loading
  }
  const all = () => (loaded && Date.now() - loaded.at < FRESH_FOR_MS ? loaded.rows : load())

  const idsIn = (known: ReferenceRow[], values: readonly string[]) =>
    new Map(known.filter(({ value }) => values.includes(value)).map(({ value, id }) => [value, id]))

  return {
    all,
    ids: async (values) => {
      const found = idsIn(await all(), values)
      return found.size === new Set(values).size ? found : idsIn(await load(), values)
    },
  }
}

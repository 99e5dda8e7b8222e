import { number, text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'

type ReferenceRow = { id: number; value: string; label: string }

export type Reference = {
  options: () => Promise<{ value: string; label: string }[]>
  ids: (values: readonly string[]) => Promise<Map<string, number>>
}

const FRESH_FOR_MS = 10_000

/** Cached for ten seconds; an unknown value reloads. For tables without row-level security. */
export function referenceTo(table: 'counterparties' | 'tenants'): Reference {
  let loaded: { at: number; rows: Promise<ReferenceRow[]> } | null = null

  const load = () => {
    const loading = readRows(
      { id: number('id'), value: text('slug'), label: text('name') },
      `from ${table} order by name, id`
    )
    loaded = { at: Date.now(), rows: loading }
    loading.catch(() => (loaded = null))
    return loading
  }
  const all = () => (loaded && Date.now() - loaded.at < FRESH_FOR_MS ? loaded.rows : load())

  const idsIn = (known: ReferenceRow[], values: readonly string[]) =>
    new Map(known.filter(({ value }) => values.includes(value)).map(({ value, id }) => [value, id]))

  return {
    options: async () => (await all()).map(({ value, label }) => ({ value, label })),
    ids: async (values) => {
      const found = idsIn(await all(), values)
      return found.size === new Set(values).size ? found : idsIn(await load(), values)
    },
  }
}

import { blindIndexes } from '#app/encryption/encrypt'
import { queryRows } from '#app/shared/tenancy'
import type { Operators } from '#app/statements/book_entries'

/** Names alike by less than this belong to someone else. */
const LEAST_SIMILARITY = 0.5

type Told = {
  position: number
  amountCents: number
  name: string | null
  ibanIndexes: string[]
}

/** The operator that each entry is from: by its account, and else what comes in by its name. */
export async function operatorsOf(entries: Told[]): Promise<Operators> {
  if (entries.length === 0) return new Map()
  const accounts = await accountsOfOperators()
  const names = await operatorsNamed(entries.filter(({ amountCents }) => amountCents > 0))
  return new Map(
    entries.flatMap(({ position, amountCents, name, ibanIndexes }): [number, number][] => {
      const byAccount = ibanIndexes.map((index) => accounts.get(index)).find(Boolean)
      const byName = amountCents > 0 && name ? names.get(name) : undefined
      const operator = byAccount ?? byName
      return operator ? [[position, operator]] : []
    })
  )
}

async function accountsOfOperators() {
  const operators = await queryRows<{ id: number; ibans: string[] }>(
    'select id, ibans from counterparties where cardinality(ibans) > 0'
  )
  return new Map(
    operators.flatMap(({ id, ibans }) =>
      ibans.flatMap((iban) => blindIndexes(iban).map((index): [string, number] => [index, id]))
    )
  )
}

async function operatorsNamed(entries: Told[]) {
  const names = [...new Set(entries.flatMap(({ name }) => name ?? []))]
  if (names.length === 0) return new Map<string, number>()
  const rows = await queryRows<{ name: string; id: number }>(
    `select distinct on (names.name) names.name, o.id from unnest(?::text[]) as names (name)
     join counterparties o on greatest(word_similarity(lower(o.name), lower(names.name)), similarity(lower(o.name), lower(names.name))) >= ?
     order by names.name, similarity(lower(o.name), lower(names.name)) desc`,
    [names, LEAST_SIMILARITY]
  )
  return new Map(rows.map(({ name, id }) => [name, id]))
}

import { DateTime } from 'luxon'
import { type Condition } from '#app/platform/lists/condition'
import { anyOf } from '#app/platform/shared/question'
import type { FilterKind } from '#app/platform/lists/list_page'
import type { Reference } from '#app/platform/lists/reference'
import { ZONE } from '#app/platform/shared/clock'

export type Filter = {
  kind: FilterKind
  options: () => Promise<FilterOption[]>
  /** Drops the values that mean nothing here. */
  accept: (values: string[]) => Promise<string[]>
  condition: (values: string[]) => Condition | Promise<Condition>
}

/** `words` is the catalog key, used without a `label`. */
type FilterOption = { value: string; label?: string; words?: string }

export const oneOf = (column: string, codes: readonly string[], words: string): Filter => ({
  kind: 'choices',
  options: async () => codes.map((value) => ({ value, words: `${words}.${value}` })),
  accept: async (values) => values.filter((value) => codes.includes(value)),
  condition: (values) => ({ sql: anyOf(column, values) }),
})

export const anyOfThese = (conditions: Record<string, string>, words: string): Filter => ({
  kind: 'choices',
  options: async () => Object.keys(conditions).map((value) => ({ value, words: `${words}.${value}` })),
  accept: async (values) => values.filter((value) => Object.hasOwn(conditions, value)),
  condition: (values) => ({ sql: values.map((value) => `(${conditions[value]})`).join(' or ') }),
})

export const refersTo = (column: string, reference: Reference): Filter => ({
  kind: 'choices',
  options: reference.options,
  accept: async (values) => {
    const known = await reference.ids(values)
    return values.filter((value) => known.has(value))
  },
  condition: async (values) => {
    const ids = [...(await reference.ids(values)).values()]
    return { sql: `${column} in (${ids.join(', ')})` }
  },
})

export const flagged = (yes: string, no?: string): Filter => {
  const conditions = new Map([['yes', yes], ...(no ? [['no', no] as const] : [])])
  return {
    kind: 'flag',
    options: async () => [...conditions.keys()].map((value) => ({ value })),
    accept: async (values) => values.filter((value) => conditions.has(value)).slice(0, 1),
    condition: ([value]) => ({ sql: conditions.get(value)! }),
  }
}

const DAYS = /^((?:19|20)\d{2}-\d{2}-\d{2})?\.\.((?:19|20)\d{2}-\d{2}-\d{2})?$/

/** Both days included, either left out: `2026-01-01..2026-01-31`, `..2026-01-31`. */
export const days = (column: string, of: 'day' | 'instant' = 'day'): Filter => {
  const bound = (isoDay: string, later: number) => {
    const start = DateTime.fromISO(isoDay, { zone: ZONE }).plus({ days: later })
    return of === 'day' ? start.toISODate() : start.toISO()
  }
  return {
    kind: 'days',
    options: async () => [],
    accept: async (values) => values.filter(isRange).slice(0, 1),
    condition: ([range]) => {
      const [, from, to] = DAYS.exec(range)!
      const parts = [
        ...(from ? [{ sql: `${column} >= ?`, value: bound(from, 0) }] : []),
        ...(to ? [{ sql: `${column} < ?`, value: bound(to, 1) }] : []),
      ]
      return {
        sql: parts.map(({ sql }) => sql).join(' and '),
        values: parts.map(({ value }) => value),
      }
    },
  }
}

function isRange(range: string) {
  const [, from, to] = DAYS.exec(range) ?? []
  if (!from && !to) return false
  return [from, to].every((one) => !one || DateTime.fromISO(one).isValid) && !(from > to)
}

import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ExportedRow, exportRows } from '#app/platform/lists/export_rows'
import type { List } from '#app/platform/lists/define_list'
import type { Count } from '#app/platform/lists/list_page'
import { decodeCursor } from '#app/platform/lists/cursor'
import { neighboursOf } from '#app/platform/lists/neighbours'
import { type ParsedQuery, cursorOf } from '#app/platform/lists/list_query'
import { readPage } from '#app/platform/lists/read_page'
import { asStaff } from '#app/platform/shared/tenancy'
import { lists } from '#start/lists'
import { organisationWithEverything } from '#tests/factories/lists'

let own: Awaited<ReturnType<typeof organisationWithEverything>>

beforeAll(async () => {
  own = await organisationWithEverything()
})

/** Addresses that mean something to this list, of all shapes. */
async function addresses(list: List) {
  const filters: Record<string, fc.Arbitrary<string | string[]>> = {}
  for (const [name, filter] of Object.entries(list.filters)) {
    const options = await asStaff(() => filter.options())
    filters[name] =
      filter.kind === 'days'
        ? fc.constantFrom('2020-01-01..', '..2030-12-31', '2026-01-01..2026-11-20', '..2020-01-01')
        : fc.subarray(
            options.map(({ value }) => value),
            { minLength: 1, maxLength: filter.kind === 'flag' ? 1 : Math.min(options.length, 3) }
          )
  }
  return fc.record(
    {
      view: fc.constantFrom(...Object.keys(list.views)),
      sort: fc.constantFrom(...Object.keys(list.sorts).flatMap((sort) => [sort, `-${sort}`])),
      ...(list.search && { q: fc.constantFrom(...own.searches) }),
      ...filters,
    },
    { requiredKeys: [] }
  )
}

const pageOf = (list: List, query: ParsedQuery['query']) => readPage(list, query, own.of[list.name])

const keyOf = (row: ExportedRow) => String(row.reference ?? row.id ?? row.slug ?? row.line)

async function exported(list: List, { query }: ParsedQuery) {
  const found: ExportedRow[] = []
  for await (const rows of exportRows(list, query, own.of[list.name])) found.push(...rows)
  return found
}

/** The keys of all pages, one way or the other. */
async function walk(list: List, parsed: ParsedQuery, way: 'after' | 'before', meanwhile = async () => {}) {
  const [keys, step] = [[] as string[], way === 'after' ? 'next' : 'previous'] as const
  let query = { ...parsed.query, after: null, before: null } as ParsedQuery['query']
  if (way === 'before') query = { ...query, before: await lastPlace(list, parsed) }
  for (;;) {
    const page = await asStaff(() => pageOf({ ...list, perPage: 3 }, query))
    const found = page.rows.map(keyOf)
    keys.splice(way === 'after' ? keys.length : 0, 0, ...found)
    const cursor = page[step]
    if (!cursor) return keys
    query = { ...query, [way]: decodeCursor(cursor, cursorOf(list, query.sort)) }
    await meanwhile()
  }
}

/** A place behind the last row. */
async function lastPlace(list: List, parsed: ParsedQuery) {
  const all = await asStaff(() => pageOf({ ...list, perPage: 10_000 }, { ...parsed.query, after: null, before: null }))
  const page = await asStaff(() =>
    pageOf({ ...list, perPage: Math.max(all.rows.length - 1, 1) }, { ...parsed.query, after: null, before: null })
  )
  return page.next ? decodeCursor(page.next, cursorOf(list, parsed.query.sort)) : null
}

describe.each(lists.map((list) => [list.name, list] as const))('the list of %s', (_, whole) => {
  let list: List

  beforeAll(() => {
    list = { ...whole, where: own.where[whole.name] }
  })

  test('says the same by page, count, sum and export, whatever is asked of it', async () => {
    await fc.assert(
      fc.asyncProperty(await addresses(list), async (address) => {
        const parsed = await asStaff(() => list.parse(address))
        expect(parsed.ignored).toEqual([])
        const rows = await asStaff(() => exported(list, parsed))
        const page = await asStaff(() => pageOf(list, parsed.query))

        expect(await walk(list, parsed, 'after')).toEqual(rows.map(keyOf))
        expect(page.total).toEqual({ count: rows.length, isExact: true })
        for (const [name, sum] of Object.entries(page.sums!)) {
          expect([name, sum]).toEqual([name, rows.reduce((all, row) => all + ((row[name] as number) ?? 0), 0)])
        }
        // What filters say of codes can be read from the rows.
        for (const [name, values] of Object.entries(parsed.query.filters)) {
          if (list.columns[name]?.kind !== 'code') continue
          for (const row of rows) expect(values).toContain(row[name])
        }
      }),
      { numRuns: 25 }
    )
  })

  test('finds rows by a search, if it can be searched', async () => {
    if (!list.search) return
    const q = { payout_runs: 'RUN-', letters: 'SUB-', statements: 'STM-' }[list.name] ?? own.searches[0]
    const parsed = await asStaff(() => list.parse({ q, view: 'all' }))
    expect((await asStaff(() => exported(list, parsed))).length).toBeGreaterThan(0)
  })

  test('counts in each view what the view holds', async () => {
    const held: { name: string; count: Count }[] = []
    for (const view of Object.keys(list.views)) {
      const rows = await asStaff(async () => exported(list, await list.parse({ view })))
      held.push({ name: view, count: { count: rows.length, isExact: true } })
    }
    const [filter] = Object.keys(list.filters)
    const [option] = filter ? await asStaff(() => list.filters[filter].options()) : []
    const narrowed = option && { [filter]: option.value }
    for (const address of [...held.map(({ name }) => ({ view: name })), narrowed ?? {}]) {
      const parsed = await asStaff(() => list.parse(address))
      expect((await asStaff(() => pageOf(list, parsed.query))).views).toEqual(held)
    }
  })

  test('is walked backwards as it is forwards', async () => {
    for (const sort of Object.keys(list.sorts).flatMap((name) => [name, `-${name}`])) {
      const parsed = await asStaff(async () => list.parse({ sort, view: Object.keys(list.views).at(-1) }))
      const forwards = await walk(list, parsed, 'after')
      if (forwards.length < 2) continue
      expect([sort, await walk(list, parsed, 'before')]).toEqual([sort, forwards.slice(0, -2)])
    }
  })

  test('visits each row once, also while rows are added', async () => {
    const add = own.add[list.name]
    for (const sort of Object.keys(list.sorts)) {
      const parsed = await asStaff(() => list.parse({ sort, view: 'all' }))
      const before = (await asStaff(() => exported(list, parsed))).map(keyOf)
      let left = 2
      const visited = await walk(list, parsed, 'after', async () => {
        if (left-- > 0) await add()
      })
      expect(new Set(visited).size).toBe(visited.length)
      const known = new Set(before)
      expect(visited.filter((key) => known.has(key))).toEqual(before)
    }
  })

  test('has rows before and after each row as it shows them', async () => {
    const parsed = await asStaff(() => list.parse({ view: 'all' }))
    const keys = (await asStaff(() => exported(list, parsed))).map(keyOf)
    for (const at of [0, 1, Math.floor(keys.length / 2), keys.length - 1]) {
      expect(await asStaff(() => neighboursOf(list, keys[at], parsed.query, own.of[list.name]))).toEqual({
        previous: keys[at - 1] ?? null,
        next: keys[at + 1] ?? null,
      })
    }
  })

  test('drops what means nothing, says so, and stays', async () => {
    const [filter] = Object.keys(list.filters)
    const odd = {
      view: 'foo',
      sort: 'drop table',
      after: 'x',
      before: '12',
      [filter]: ['nope', "'"],
      page: '2',
      constructor: 'x',
      nested: { a: 'b' },
    }
    const parsed = await asStaff(() => list.parse(odd))
    expect(parsed.query).toMatchObject({
      ...list.defaults,
      filters: {},
      after: null,
      before: null,
    })
    expect(parsed.ignored.sort()).toEqual(
      [
        'after=x',
        'before=12',
        'constructor=x',
        `${filter}='`,
        `${filter}=nope`,
        'nested={"a":"b"}',
        'page=2',
        'sort=drop table',
        'view=foo',
      ].sort()
    )
    expect((await asStaff(() => pageOf(list, parsed.query))).rows.length).toBeGreaterThanOrEqual(0)
  })

  test('takes a cursor for the order that it was made for, and no other', async () => {
    const [one, other = `-${one}`] = Object.keys(list.sorts)
    const page = await asStaff(async () =>
      pageOf({ ...list, perPage: 1 }, (await list.parse({ sort: one, view: 'all' })).query)
    )
    expect((await asStaff(() => list.parse({ sort: one, after: page.next! }))).ignored).toEqual([])
    const foreign = await asStaff(() => list.parse({ sort: other, after: page.next! }))
    expect(foreign.query.after).toBeNull()
    expect(foreign.ignored).toHaveLength(1)
  })
})

import { describe, expect, test } from 'vitest'
import { planChunks } from '../../../vite/chunk_plan.js'

const SMALL = 10
const LARGE = 100_000

const modules = (all: Record<string, [size: number, ...imports: string[]]>) =>
  new Map(Object.entries(all).map(([id, [size, ...imports]]) => [id, { size, imports }]))
const page = (...needs: string[]) => ({ needs: new Set(needs), kind: 'page' as const })

const sorted = (chunks: string[][]) => chunks.map((ids) => ids.toSorted().join()).toSorted()

describe('a file', () => {
  test('has what the same pages need', () => {
    const all = modules({ a: [LARGE], b: [LARGE], c: [LARGE] })
    const visits = [page('a', 'b', 'c'), page('a', 'b'), page('c')]
    expect(sorted(planChunks(all, visits))).toEqual(['a,b', 'c'])
  })

  test('has a little that not all of them need, before there is one more', () => {
    const all = modules({ a: [LARGE], b: [SMALL] })
    expect(sorted(planChunks(all, [page('a', 'b'), page('a')]))).toEqual(['a,b'])
  })

  test('never needs one that needs it', () => {
    const all = modules({ a: [SMALL, 'b'], b: [LARGE, 'c'], c: [SMALL] })
    const visits = [page('a', 'b', 'c'), page('b', 'c'), page('c'), page('c')]
    const chunks = planChunks(all, visits)
    const fileOf = (id: string) => chunks.findIndex((ids) => ids.includes(id))
    expect(fileOf('a') === fileOf('c') && fileOf('a') !== fileOf('b')).toBe(false)
  })
})

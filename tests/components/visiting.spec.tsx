import { afterEach, describe, expect, test } from 'vitest'
import { isVisiting } from '~/live/visiting'

const tell = (name: 'start' | 'finish', id: string, async = false) =>
  document.dispatchEvent(new CustomEvent(`inertia:${name}`, { detail: { visit: { id, async } } }))

afterEach(() => {
  for (const id of ['a', 'b']) tell('finish', id)
})

describe('a visit on its way', () => {
  test('keeps the background from asking for the page that is being left', () => {
    expect(isVisiting()).toBe(false)
    tell('start', 'a')
    expect(isVisiting()).toBe(true)
    tell('finish', 'a')
    expect(isVisiting()).toBe(false)
  })

  test('is none of the background itself', () => {
    tell('start', 'a', true)
    expect(isVisiting()).toBe(false)
  })

  test('is over when the last one is', () => {
    tell('start', 'a')
    tell('start', 'b')
    tell('finish', 'a')
    expect(isVisiting()).toBe(true)
    tell('finish', 'b')
    expect(isVisiting()).toBe(false)
  })
})

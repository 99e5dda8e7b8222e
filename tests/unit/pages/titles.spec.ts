import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { pageNames } from '../../../vite/pages.js'

const PAGES = 'inertia/pages'
const NAMES_ITSELF = /<(Head|PageHeader|OnboardingFrame)\b[^]*?\btitle=/

/** A page, or a part that it places, says what the browser tab is called. */
function hasTitle(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  if (NAMES_ITSELF.test(source)) return true
  return [...source.matchAll(/from '(\.\.?\/[^']+|~\/[^']+)'/g)].some(([, name]) => {
    const path = name.startsWith('~/') ? name.replace('~/', 'inertia/') : join(dirname(file), name)
    const part = `${path}.tsx`
    return existsSync(part) && statSync(part).isFile() && hasTitle(part, seen)
  })
}

// The frame of pages for signing in, which name themselves.
const FRAMES = ['Auth/LoginLayout']

test('every page has a title of its own', () => {
  const without = pageNames(PAGES).filter((name) => !FRAMES.includes(name) && !hasTitle(`${PAGES}/${name}.tsx`))
  expect(without).toEqual([])
})

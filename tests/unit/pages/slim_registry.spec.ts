import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { namesIn, slim } from '../../../vite/slim_registry.ts'

type Route = { methods: string[]; pattern: string; tokens: { type: number; val: string; end: string }[] }
type Routes = Record<string, Route>

test('pages load every route that they name, with its methods and the parts of its address', async () => {
  const code = readFileSync('.adonisjs/client/registry/index.ts', 'utf8')
  const named = namesIn('inertia')
  const { routes } = (await import(`data:text/javascript,${encodeURIComponent(slim(code, named, () => true))}`)) as {
    routes: Routes
  }

  const entries = [...code.matchAll(/'([^']+)': \{\n\s+methods: (\[.*\]),\n\s+pattern: '(.*)',\n\s+tokens: (\[.*\]),/g)]
  const used = entries.filter(([, name]) => named.has(name))
  expect(used.length).toBeGreaterThan(100)
  expect(Object.keys(routes)).toEqual(used.map(([, name]) => name))
  for (const [, name, methods, pattern, tokens] of used) {
    const parts = (JSON.parse(tokens) as { type: number; val: string; end: string }[]).map(({ type, val, end }) => ({
      type,
      val,
      end,
    }))
    expect(routes[name], name).toEqual({
      methods: (JSON.parse(methods) as string[]).filter((method) => method !== 'HEAD'),
      pattern,
      tokens: parts,
    })
  }
})

test('no file of the pages puts the name of a route together', () => {
  const files = globSync('inertia/**/*.{ts,tsx}')
  expect(files.length).toBeGreaterThan(100)
  const composing = files.filter((file) => /\broute(=\{|: |\()`/.test(readFileSync(file, 'utf8')))
  expect(composing).toEqual([])
})

test('nobody but staff loads the addresses of staff', () => {
  const code = readFileSync('.adonisjs/client/registry/index.ts', 'utf8')
  const files = globSync('inertia/**/*.{ts,tsx}')
  const naming = files.filter((file) => /'admin\./.test(readFileSync(file, 'utf8')))
  const ofStaff = /^inertia\/(pages\/Admin|components\/staff|layouts\/Admin)/
  // Catalogs of words are named alike.
  const elsewhere = naming.filter((file) => !ofStaff.test(file))
  expect(elsewhere).toEqual([])
  const others = slim(code, namesIn('inertia'), (name) => !name.startsWith('admin.'))
  expect(others).not.toMatch(/admin/)
})

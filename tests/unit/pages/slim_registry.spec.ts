import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { slim } from '../../../vite/slim_registry.ts'

type Route = { methods: string[]; pattern: string; tokens: { type: number; val: string; end: string }[] } // prettier-ignore
type Routes = Record<string, Route>

test('pages load every route, with its methods and the parts of its address', async () => {
  const code = readFileSync('.adonisjs/client/registry/index.ts', 'utf8')
  const { routes } = (await import(`data:text/javascript,${encodeURIComponent(slim(code))}`)) as {
    routes: Routes
  }

  const entries = [...code.matchAll(/'([^']+)': \{\n\s+methods: (\[.*\]),\n\s+pattern: '(.*)',\n\s+tokens: (\[.*\]),/g)] // prettier-ignore
  expect(entries.length).toBeGreaterThan(100)
  expect(Object.keys(routes)).toHaveLength(entries.length)
  for (const [, name, methods, pattern, tokens] of entries) {
    const parts = (JSON.parse(tokens) as { type: number; val: string; end: string }[]).map(
      ({ type, val, end }) => ({ type, val, end })
    )
    expect(routes[name], name).toEqual({
      methods: (JSON.parse(methods) as string[]).filter((method) => method !== 'HEAD'),
      pattern,
      tokens: parts,
    })
  }
})

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

type Report = { diagnostics: { code: string; filename: string }[] }

const OXLINT = resolve('node_modules/oxlint/bin/oxlint')

const NATIVE = [
  '<input type="date" />',
  "<input type={'month'} />",
  '<TextInput type="number" />',
  "<input type={isDay ? 'date' : 'text'} />",
  '<TextInput inputMode="decimal" />',
]
const OURS = ['<input type="text" />', '<input type="checkbox" />', '<Chart kind="number" />']
const ELEMENTS = [...NATIVE, ...OURS]

const sampleOf = (element: string) => `inertia/ui/Sample${ELEMENTS.indexOf(element)}.tsx`

/** The files that the rules of the house refuse, for the element that each is made of. */
let refused: string[]
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'fields-'))
  const put = (file: string, text: string) => writeFileSync(join(folder, file), `export ${text}\n`)
  mkdirSync(join(folder, 'inertia/ui'), { recursive: true })
  put('oxlint.config.ts', `{ default } from '${resolve('oxlint.config.ts')}'`)
  for (const element of ELEMENTS) put(sampleOf(element), `const Sample = () => ${element}`)
  put('inertia/ui/EuroInput.tsx', 'const EuroInput = () => <TextInput inputMode="decimal" />')

  const { stdout } = spawnSync(process.execPath, [OXLINT, '--format=json'], { cwd: folder, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  const { diagnostics } = JSON.parse(stdout) as Report
  refused = diagnostics.filter(({ code }) => code === 'house(syntax)').map(({ filename }) => filename)
})

test.each(NATIVE)('a page may not have %s, which speaks the language of the browser', (element) => {
  expect(refused).toContain(sampleOf(element))
})

test.each(OURS)('a page may have %s', (element) => {
  expect(refused).not.toContain(sampleOf(element))
})

test('the field for amounts is the one that asks for the keys of decimals', () => {
  expect(refused).not.toContain('inertia/ui/EuroInput.tsx')
})

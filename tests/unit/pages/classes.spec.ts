import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import postcss from 'postcss'
import { expect, test } from 'vitest'

const ROOT = 'inertia'
const sheets = globSync(`${ROOT}/**/*.module.css`)
const read = (file: string) => readFileSync(file, 'utf8')
const placeOf = (path: string, from: string) =>
  normalize(path.startsWith('~/') ? join(ROOT, path.slice(2)) : join(dirname(from), path))

/** The classes that parts take from each sheet, and those that another sheet builds upon. */
const used = new Map<string, Set<string>>(sheets.map((sheet) => [sheet, new Set()]))
/** Sheets whose classes are chosen by a value. */
const chosen = new Set<string>()

for (const file of globSync(`${ROOT}/**/*.tsx`)) {
  const code = read(file)
  for (const [, name, path] of code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
    const sheet = placeOf(path, file)
    if (code.includes(`${name}[`)) chosen.add(sheet)
    for (const [, taken] of code.matchAll(new RegExp(String.raw`[^/\w]${name}\.(\w+)`, 'g')))
      used.get(sheet)!.add(taken)
  }
}
for (const file of sheets) {
  for (const [, names, path] of read(file).matchAll(/composes: ([\w ]+)(?: from '([^']+)')?;/g)) {
    const sheet = path ? placeOf(path, file) : file
    for (const name of names.split(' ')) used.get(sheet)!.add(name)
  }
}

function definedIn(sheet: string) {
  const names = new Set<string>()
  postcss.parse(read(sheet)).walkRules(({ selector }) => {
    const own = selector.replaceAll(/:global\([^)]*\)/g, '')
    for (const [, name] of own.matchAll(/\.([A-Za-z_]\w*)/g)) names.add(name)
  })
  return names
}

test.each(sheets)('%s styles what there is, and all of it', (sheet) => {
  const defined = definedIn(sheet)
  const taken = used.get(sheet)!
  expect([...taken].filter((name) => !defined.has(name))).toEqual([])
  if (chosen.has(sheet)) return
  expect([...defined].filter((name) => !taken.has(name))).toEqual([])
})

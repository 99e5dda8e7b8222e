import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(file))
const guides = tracked.filter((file) => /(^|\/)(README|CONTRIBUTING)\.md$/.test(file))

/** Every word that our own files are made of. */
const known = new Set(
  tracked
    .filter((file) => /\.(tsx?|js|json|css|edge|example|yml|sh)$|^bin\//.test(file))
    .filter((file) => file !== 'package-lock.json')
    .flatMap((file) => readFileSync(file, 'utf8').match(/[\w$]+/g) ?? [])
)
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }

type Code = { guide: string; code: string }

/** What stands between backticks, in the text and in blocks. */
function codeIn(guide: string): Code[] {
  const text = readFileSync(guide, 'utf8')
  const blocks = [...text.matchAll(/```\w*\n([\s\S]*?)```/g)].flatMap(([, block]) => block.split('\n'))
  const spans = [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)]
  return [...blocks, ...spans.map(([, span]) => span)]
    .map((code) => ({ guide, code: code.replace(/\s#.*/, '').trim() }))
    .filter(({ code }) => code !== '')
}

const codes = guides.flatMap(codeIn)

const isPath = (code: string) =>
  /^(\.\/)?[\w.@-]+(\/[\w.@-]+)*\/?$/.test(code) && /\/|\.(tsx?|css|md|json|js|yml)$/.test(code)

/** A file may be named from the root, from the folder of the guide, or by the end of its path. */
function exists({ guide, code }: Code) {
  if (code.startsWith('tmp/')) return true
  const end = `/${code.replace(/^\.\//, '')}`
  return (
    existsSync(code) ||
    existsSync(join(dirname(guide), code)) ||
    tracked.some((file) => (end.endsWith('/') ? `/${file}`.includes(end) : file.endsWith(end)))
  )
}

/** A word that only code has: camelCase, PascalCase, snake_case or CAPITALS. */
const isSymbol = (word: string) => /^[A-Za-z]\w*([a-z][A-Z]|_\w)\w*$/.test(word)

describe('what a guide names is there', () => {
  test('there are guides, and they name things', () => {
    expect(guides).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'inertia/README.md']))
    expect(codes.filter(({ code }) => isPath(code)).length).toBeGreaterThan(20)
  })

  test('files and folders', () => {
    const missing = codes.filter(({ code }) => isPath(code)).filter((code) => !exists(code))
    expect(missing).toEqual([])
  })

  test('commands', () => {
    const commands = codes.flatMap(({ guide, code }) =>
      [...code.matchAll(/\bbin\/\w+|npm run [\w:]+|ace \w+:\w+/g)].map(([name]) => ({
        guide,
        name,
      }))
    )
    const isThere = (name: string) => {
      if (name.startsWith('bin/')) return existsSync(name)
      if (name.startsWith('npm')) return name.slice('npm run '.length) in scripts
      const [, command] = name.split(' ')
      return (
        ['migration:run'].includes(command) ||
        existsSync(`commands/${command.replace(':', '_')}.ts`) ||
        existsSync(`commands/${command.split(':').reverse().join('_')}.ts`)
      )
    }
    expect(commands.length).toBeGreaterThan(10)
    expect(commands.filter(({ name }) => !isThere(name))).toEqual([])
  })

  test('symbols', () => {
    const symbols = codes
      .filter(({ code }) => !isPath(code))
      .flatMap(({ guide, code }) => (code.match(/[\w$]+/g) ?? []).map((word) => ({ guide, word })))
      .filter(({ word }) => isSymbol(word))
    expect(symbols.length).toBeGreaterThan(50)
    expect(symbols.filter(({ word }) => !known.has(word))).toEqual([])
  })
})

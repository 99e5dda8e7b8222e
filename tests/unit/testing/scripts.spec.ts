import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { STEPS } from '#bin/support/testing/arguments'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}
const kits = Object.entries(scripts).filter(([name]) => name.startsWith('test:'))

const sources = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join('tests', file), 'utf8'))

/** Without its variable such a script is a part of `bin/test`, in the short form. */
describe('the long tests of package.json', () => {
  test.each(kits)('%s runs steps or files of bin/test', (_, script) => {
    const [, steps, files] = /^\w+=long bin\/test (?:--only (\S+)|(\S+\.spec\.ts(?: \S+\.spec\.ts)*))$/.exec(script)!
    if (files) for (const file of files.split(' ')) expect(existsSync(file), file).toBe(true)
    else expect(STEPS).toEqual(expect.arrayContaining(steps.split(',')))
  })

  test.each(kits)('%s sets what its tests read', (_, script) => {
    const [variable] = script.split('=')
    expect(sources.some((text) => text.includes(`process.env.${variable} === 'long'`))).toBe(true)
  })
})

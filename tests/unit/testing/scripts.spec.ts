import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { STEPS } from '#bin/support/testing/arguments'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}
const kits = Object.entries(scripts).filter(([name]) => name.startsWith('test:'))

/** Without its variable such a script is a part of `bin/test`, in the short form. */
describe('the long tests of package.json', () => {
  test.each(kits)('%s runs steps or files of bin/test', (_, script) => {
    const [, steps, files] = /^TESTS=long bin\/test(?: --only (\S+)| (\S+\.spec\.ts(?: \S+\.spec\.ts)*))?$/.exec(
      script
    )!
    if (files) for (const file of files.split(' ')) expect(existsSync(file), file).toBe(true)
    if (steps) expect(STEPS).toEqual(expect.arrayContaining(steps.split(',')))
  })
})

import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { abort } from '../output.ts'

export const STEPS = [
  'types',
  'style',
  'unit',
  'components',
  'build',
  'functional',
  'fuzz',
  'faults',
  'bench',
  'browser',
] as const
export type StepName = (typeof STEPS)[number]

const USAGE = `bin/test                      everything that has to hold before a change lands
bin/test path ...             these test files or folders; for other files, the tests that depend on them
bin/test --changed            the tests that depend on what changed since the last commit
bin/test --watch [path ...]   again after every change
bin/test --only step,...      some steps: ${STEPS.join(', ')}`

type Arguments = {
  paths: string[]
  changed: boolean
  watch: boolean
  only: StepName[] | null
}

export function readArguments(): Arguments {
  const { values, positionals } = parsed()
  if (values.help) {
    process.stdout.write(`${USAGE}\n`)
    process.exit(0)
  }
  const missing = positionals.find((path) => !existsSync(path))
  if (missing) abort(`There is no ${missing}.`)
  const only = values.only?.split(',') ?? null
  const unknown = only?.find((name) => !STEPS.includes(name as StepName))
  if (unknown !== undefined) abort(`There is no step "${unknown}". Steps: ${STEPS.join(', ')}.`)
  if (only && (positionals.length > 0 || values.changed || values.watch))
    abort('--only runs whole steps: leave out the paths, --changed and --watch.')
  return {
    paths: positionals,
    changed: values.changed ?? false,
    watch: values.watch ?? false,
    only: only as StepName[] | null,
  }
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        only: { type: 'string' },
        changed: { type: 'boolean' },
        watch: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    abort(`${(error as Error).message}\n\n${USAGE}`)
  }
}

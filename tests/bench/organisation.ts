import { run } from '#bin/support/run'
import { WORKER_FLAGS } from '#bin/support/worker_flags'
import { withBenchDatabase } from '#tests/bench/database'
import { isSmoke } from '#tests/bench/smoke'

/**
 * One file with the cards of an organisation: uploaded, planned, its cards assigned as a list, imported, and claimed in one go. And
 * what the second wall costs: a manager's lists beside the same statements in the scope of a job, whose policies are one boolean.
 * `npm run bench:organisation -- 200 500` takes other numbers of cards and of rows of each.
 */
const CARDS = Number(process.argv[2] ?? (isSmoke ? 6 : 200))
const ROWS = Number(process.argv[3] ?? (isSmoke ? 40 : 500))
const BAR = 1.1

type Figures = {
  claims: number
  rows: number
  proposed: number
  groups: number
  seconds: Record<string, number>
  walls: Record<string, number>
  startMegabytes: number
  peakMegabytes: number
}

await withBenchDatabase({}, async (env) => {
  const output = await run(
    'node',
    [
      '--expose-gc',
      ...WORKER_FLAGS,
      '--import=./tests/support/typescript.ts',
      'tests/bench/organisation_worker.ts',
      String(CARDS),
      String(ROWS),
    ],
    env
  )
  const told = JSON.parse(output.trim().split('\n').at(-1)!) as Figures
  console.log(`\n${told.rows.toLocaleString('en')} rows of ${CARDS} cards in one file\n`)
  for (const [name, seconds] of Object.entries(told.seconds))
    console.log(`${name.padEnd(12)}${seconds.toFixed(2).padStart(8)} s`)
  console.log(
    `\n${told.claims.toLocaleString('en')} claims of ${told.proposed} that were proposed, in ${told.groups} rows of the page`
  )
  console.log(`memory: ${told.startMegabytes.toFixed(0)} MB at rest, ${told.peakMegabytes.toFixed(0)} MB at its peak\n`)
  for (const [name, ratio] of Object.entries(told.walls)) {
    console.log(`second wall, ${name.padEnd(10)}${ratio.toFixed(2)}x of the time without (bar: ${BAR.toFixed(2)}x)`)
  }
})

import { fork } from 'node:child_process'
import { build } from '#bin/support/build'
import { start } from '#bin/support/run'
import { WORKER_FLAGS } from '#bin/support/worker_flags'
import { withBenchDatabase } from '#tests/bench/database'
import { hear } from '#tests/bench/hear'
import { isSmoke } from '#tests/bench/smoke'

/**
 * A hundred small files of one person, and then one of another, through one worker: how long until each of the two
 * is done, beside the time of a single file on an idle worker. `npm run bench:queue -- 500` takes another number.
 */
type Times = { kind: 'done'; single: number; burst: number; other: number }

const FILES = Number(process.argv[2] ?? (isSmoke ? 3 : 100))

await withBenchDatabase({}, async (env) => {
  await build(env)
  const worker = start('node', [...WORKER_FLAGS, 'ace.js', 'work'], env, { cwd: 'build' })
  const uploader = fork('tests/bench/queue_uploader.ts', [String(FILES)], {
    env: { ...process.env, ...env },
    execArgv: ['--import=./tests/support/typescript.ts'],
  })
  const ended = worker.exited.then(() => {
    throw new Error(`The worker ended:\n${worker.output()}`)
  })
  const times = await Promise.race([hear<Times>(uploader, 'done'), ended])
  await worker.stop()

  console.log(`\nSmall files through one worker, seconds from the upload until the plan stands\n`)
  line('one file, nothing else to do', times.single)
  line(`${FILES} files of one person, the last of them`, times.burst)
  line('one file of someone else, uploaded after these', times.other)
  console.log(
    `\n${(FILES / times.burst).toFixed(1)} files a second; the file of the other waited ` +
      `${(times.other / times.single).toFixed(1)}x a single one, and ${(times.other / times.burst).toFixed(2)}x the burst`
  )
})

function line(what: string, seconds: number) {
  console.log(`${what.padEnd(48)}${seconds.toFixed(2).padStart(8)} s`)
}

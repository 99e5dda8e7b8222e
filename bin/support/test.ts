import { changedFiles, affectedBy, selectionOf } from './testing/affected.ts'
import { readArguments } from './testing/arguments.ts'
import { migratedTemplate } from './testing/database.ts'
import { ENVIRONMENT, POSTGRES, leaveFolder, takeFolder } from './testing/environment.ts'
import type { Counts } from './testing/runners.ts'
import { runAll, runSelection, runSteps } from './testing/steps.ts'
import { changes } from './testing/watch.ts'
import { refuseFullDisk } from './environment.ts'
import { ENDING_SIGNALS, endInTime } from './deadline.ts'
import { startPostgres } from './postgres.ts'
import { endPrograms } from './run.ts'
import { say } from './output.ts'

/**
 * Everything that has to hold before a change lands, or some of it (`bin/test --help`). Each step prints a line
 * with its counts; the last line sums them up.
 */
const { paths, changed, watch, only } = readArguments()
refuseFullDisk(1_500_000_000)
takeFolder()
const server = await startPostgres(POSTGRES, { disposable: true })

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  await server.stop()
  leaveFolder()
}
endInTime()
for (const signal of ENDING_SIGNALS) {
  process.on(signal, () => {
    endPrograms()
    void stop().then(() => process.exit(watch ? 0 : 1))
  })
}

async function testOnce(run: (env: Record<string, string>) => Promise<Counts>) {
  const total = await run({ ...ENVIRONMENT, ...(await migratedTemplate(server, ENVIRONMENT)) })
  say(`\n${total.passed} passed, ${total.failed} failed`)
  return total
}

const selected = () => (paths.length > 0 ? selectionOf(paths) : affectedBy(changedFiles()))

async function test(): Promise<Counts> {
  if (only) return testOnce((env) => runSteps(only, env))
  if (paths.length > 0 || changed || watch) return testOnce((env) => runSelection(selected(), env))
  return testOnce(runAll)
}

async function testAgain() {
  say('\nWaiting for changes. Ctrl-C ends this.')
  for await (const files of changes()) {
    say(`\n${files.join(', ')}`)
    const selection = paths.length > 0 ? selectionOf(paths) : affectedBy(files)
    await testOnce((env) => runSelection(selection, env))
  }
}

try {
  const total = await test()
  if (watch) await testAgain()
  // Nothing to test is right only where nothing was asked for by name.
  process.exitCode = total.failed === 0 && (total.passed > 0 || changed) ? 0 : 1
} finally {
  await stop()
}
process.exit()

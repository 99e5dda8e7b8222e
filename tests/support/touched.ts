import { mkdirSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect } from 'vitest'
import { hashOf } from '#bin/support/stamp'

/*
  Writes down which files of ours had a function run while a test file ran, and as they were then, for
  `bin/test --changed`. Imports say nothing about that: every request passes the routes, and these know every controller.
*/
declare global {
  var touchedSession: Promise<Session> | undefined
}

const folder = process.env.TEST_TOUCHED
const root = process.cwd()

const withHash = (file: string) => [file, hashOf([file])]

async function startCounting() {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  return session
}

if (folder) {
  const session = await (globalThis.touchedSession ??= startCounting())
  afterAll(async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage')
    const touched = result
      // The first function is the file itself, which runs once, for whoever asks first.
      .filter(({ functions }) => functions.slice(1).some(({ ranges }) => ranges[0].count > 0))
      .filter(({ url }) => url.startsWith('file:') && !url.includes('/node_modules/'))
      .map(({ url }) => relative(root, fileURLToPath(url.split('?')[0])))
    const list = join(folder, `${relative(root, expect.getState().testPath!)}.json`)
    mkdirSync(dirname(list), { recursive: true })
    writeFileSync(list, JSON.stringify(Object.fromEntries(touched.sort().map(withHash))))
  })
}

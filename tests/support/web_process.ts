import { run, start, waitFor } from '#bin/support/run'
import { freePort } from '#bin/support/postgres'
import { eventually } from '#tests/support/eventually'
import { expect } from 'vitest'

/** A real web process, as it was built, on the database of this test worker. */
export async function startWeb(port?: number, env: Record<string, string> = {}) {
  const at = port ?? (await freePort())
  const url = `http://127.0.0.1:${at}`
  const web = start('node', ['bin/server.js'], { PORT: String(at), ...env }, { cwd: 'build' })
  const api = `${url}/apps/fareback/channels`
  await waitFor(api, web)
  // It answers before it is all there.
  const isThere = async () => env.PUSHER_APP_ID || (await fetch(api)).status === 401
  await eventually(async () => expect(await isThere()).toBeTruthy())
  return { ...web, url, port: at }
}

export const runScript = (file: string, env: Record<string, string> = {}) =>
  run('node', ['--import=./tests/support/typescript.ts', file], env)

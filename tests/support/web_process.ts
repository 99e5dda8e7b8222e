import { run, start, waitFor } from '#bin/support/run'
import { freePort } from '#bin/support/postgres'

/** A real web process on the database of this test worker. */
export async function startWeb(port?: number, env: Record<string, string> = {}) {
  const at = port ?? (await freePort())
  const url = `http://127.0.0.1:${at}`
  const web = start('node', ['--import=@poppinss/ts-exec', 'bin/server.ts'], {
    PORT: String(at),
    ...env,
  })
  await waitFor(`${url}/apps/fareback/channels`, web)
  return { ...web, url, port: at }
}

export const runScript = (file: string, env: Record<string, string> = {}) =>
  run('node', ['--import=@poppinss/ts-exec', file], env)

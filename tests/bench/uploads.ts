import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { freePort } from '#bin/support/postgres'
import { start, waitFor } from '#bin/support/run'
import { type Env, withBenchDatabase } from '#tests/bench/database'

/**
 * The memory of a web process while files of nearly 50 MB come in at once, beside what it holds when idle. Where
 * uploads were kept in memory it would grow by all that is sent. `npm run bench:uploads -- 20` takes another number.
 */
const FILES = Number(process.argv[2] ?? 10)
const FILE_BYTES = 49_000_000
const AIM = 150

const port = await freePort()
const address = { PORT: String(port), APP_URL: `http://127.0.0.1:${port}` }
await withBenchDatabase(address, async (env) => {
  const web = start('node', ['--import=@poppinss/ts-exec', 'bin/server.ts'], env)
  await waitFor(`${env.APP_URL}/health/ready`, web)

  const send = await signedIn(env)
  await send(1_000_000)
  const idle = await megabytesOf(web.pid!)
  let peak = idle
  const sampling = setInterval(() => {
    void megabytesOf(web.pid!).then((now) => (peak = Math.max(peak, now)))
  }, 20)
  const began = performance.now()
  await Promise.all(Array.from({ length: FILES }, () => send(FILE_BYTES)))
  const seconds = (performance.now() - began) / 1000
  clearInterval(sampling)
  await web.stop()

  const sent = (FILES * FILE_BYTES) / 1_000_000
  const growth = peak - idle
  console.log(`\n${FILES} files of ${FILE_BYTES / 1_000_000} MB at once, all taken in`)
  console.log(
    `resident memory of the web process: idle ${idle.toFixed()} MB, peak ${peak.toFixed()} MB`
  )
  console.log(
    `${sent} MB sent in ${seconds.toFixed(1)} s; it grew by ${growth.toFixed()} MB, ` +
      `${(growth / sent).toFixed(2)}x of what was sent (aim: at most ${AIM} MB, ${growth <= AIM ? 'met' : 'missed'})`
  )
})

async function megabytesOf(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1_000
}

/** Uploads a file of so many bytes, each time another one; throws when it is not taken. */
async function signedIn(env: Env) {
  Object.assign(process.env, env)
  const { ignite } = await import('#bin/ignite')
  const app = ignite().createApp('console')
  await app.init()
  await app.boot()
  await app.start(() => {})
  const { TEST_PASSWORD, createUser } = await import('#tests/factories/users')
  const user = await createUser()
  await app.terminate()

  const cookies = new Map<string, string>()
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(env.APP_URL + path, {
      redirect: 'manual',
      ...init,
      headers: {
        accept: 'application/json',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
        ...init.headers,
      },
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
      cookies.set(name, value)
    }
    return answer
  }
  await ask('/health/live')
  await ask('/login')
  await ask('/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: user.email, password: TEST_PASSWORD }),
  })
  // Refused, with the token of the new session.
  await ask('/locale', { method: 'POST' })

  return async (bytes: number) => {
    const form = new FormData()
    form.set('file', new File([randomBytes(bytes)], `${randomBytes(4).toString('hex')}.csv`))
    const answer = await ask('/batches', { method: 'POST', body: form })
    const taken = /\/batches\/[\da-f-]{36}$/.test(answer.headers.get('location') ?? '')
    if (!taken) throw new Error(`An upload was answered with ${answer.status}`)
  }
}

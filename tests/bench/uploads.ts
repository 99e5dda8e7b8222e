import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { build } from '#bin/support/build'
import { freePort } from '#bin/support/postgres'
import { start, waitFor } from '#bin/support/run'
import { type Env, withBenchDatabase } from '#tests/bench/database'
import { isSmoke } from '#tests/bench/smoke'

/**
 * What uploads cost: CPU of the web process per MB of fillings that make readers of forms slow, beside plain bytes; how long a
 * visitor's estimate of the same fillings takes, whose file is read at once; how long another visitor waits for /login while files
 * come in at once; and the memory, at its peak and half a minute later.
 * `npm run bench:uploads`; `BENCH=smoke` in a few seconds.
 */
const MEGABYTES = isSmoke ? 2 : 20
/** Below the limit for visitors. */
const ESTIMATE_MEGABYTES = isSmoke ? 1 : 4
const FLOODS = isSmoke ? 2 : 8
const FLOOD_MEGABYTES = isSmoke ? 2 : 20
/** The kernel counts in these; seconds. */
const CPU_TICK = 0.01
const BOUNDARY = 'fareback-bench-boundary'

const FILLINGS: Record<string, Buffer> = {
  plain: Buffer.from('Datum;Check-in;Vertrek;Check-uit;Bestemming;Bedrag\n'),
  CR: Buffer.from('\r'),
  LF: Buffer.from('\n'),
  CRLF: Buffer.from('\r\n'),
  'boundary prefix': Buffer.from(`\r\n--${BOUNDARY.slice(0, -1)}`),
}

type Taking = { path: string; isTaken: (answer: Response) => boolean }

const BATCHES: Taking = {
  path: '/batches',
  isTaken: ({ headers }) => /\/batches\/[\da-f-]{36}$/.test(headers.get('location') ?? ''),
}
/** None of the fillings is an export, which the reader finds out. */
const ESTIMATES: Taking = { path: '/estimates', isTaken: ({ status }) => status === 422 }

const port = await freePort()
const address = { PORT: String(port), APP_URL: `http://127.0.0.1:${port}` }
await withBenchDatabase(address, async (env) => {
  await build(env)
  const web = start('node', ['bin/server.js'], env, { cwd: 'build' })
  await waitFor(`${env.APP_URL}/health/ready`, web)
  const upload = await signedIn(env)
  await upload(filled('plain', 1))

  console.log(`\nCPU of the web process per MB of a file of ${MEGABYTES} MB`)
  let plain = 0
  for (const name of Object.keys(FILLINGS)) {
    const before = await cpuSeconds(web.pid!)
    await upload(filled(name, MEGABYTES))
    const seconds = Math.max((await cpuSeconds(web.pid!)) - before, CPU_TICK)
    const perMegabyte = seconds / MEGABYTES
    plain ||= perMegabyte
    const ratio = perMegabyte / plain
    console.log(
      `${name.padEnd(16)} ${(perMegabyte * 1000).toFixed(1).padStart(7)} ms  ${ratio.toFixed(2)}x plain (aim: at most 3x, ${ratio <= 3 ? 'met' : 'missed'})`
    )
  }

  console.log(`\nSeconds of a visitor’s estimate of a file of ${ESTIMATE_MEGABYTES} MB`)
  const visitor = await browserAt(env)
  await visitor(ESTIMATES, filled('plain', 1))
  let plainSeconds = 0
  for (const name of Object.keys(FILLINGS)) {
    const began = performance.now()
    await visitor(ESTIMATES, filled(name, ESTIMATE_MEGABYTES))
    const seconds = (performance.now() - began) / 1000
    plainSeconds ||= seconds
    const ratio = seconds / plainSeconds
    console.log(
      `${name.padEnd(16)} ${seconds.toFixed(3).padStart(7)} s   ${ratio.toFixed(2)}x plain (aim: at most 3x, ${ratio <= 3 ? 'met' : 'missed'})`
    )
  }

  const idle = await megabytesOf(web.pid!)
  let peak = idle
  const sampling = setInterval(() => {
    void megabytesOf(web.pid!).then((now) => (peak = Math.max(peak, now)))
  }, 20)
  const waits: number[] = []
  let isOver = false
  const visiting = (async () => {
    while (!isOver) {
      const began = performance.now()
      await (await fetch(`${env.APP_URL}/login`)).text()
      waits.push(performance.now() - began)
      await delay(20)
    }
  })()
  const fillings = Object.keys(FILLINGS)
  const began = performance.now()
  await Promise.all(
    Array.from({ length: FLOODS }, (_, n) => upload(filled(fillings[n % fillings.length], FLOOD_MEGABYTES)))
  )
  const seconds = (performance.now() - began) / 1000
  isOver = true
  await visiting
  clearInterval(sampling)
  waits.sort((a, b) => a - b)
  const p95 = waits[Math.floor(waits.length * 0.95)]
  console.log(`\n${FLOODS} files of ${FLOOD_MEGABYTES} MB at once, taken in within ${seconds.toFixed(1)} s`)
  console.log(
    `/login meanwhile: p95 ${p95.toFixed()} ms of ${waits.length} (aim: below 150 ms, ${p95 < 150 ? 'met' : 'missed'})`
  )

  await delay(isSmoke ? 500 : 30_000)
  const after = await megabytesOf(web.pid!)
  console.log(
    `memory of the web process: ${idle.toFixed()} MB before, ${peak.toFixed()} MB at most, ${after.toFixed()} MB half a minute later (aim: within 100 MB, ${after - idle < 100 ? 'met' : 'missed'})`
  )
  await web.stop()
})

function filled(name: string, megabytes: number) {
  const filling = FILLINGS[name]
  return Buffer.alloc(megabytes * 1_000_000 - Math.floor(Math.random() * 1_000), filling)
}

function procFile(pid: number, name: string) {
  return readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')
}

async function megabytesOf(pid: number) {
  return Number(/VmRSS:\s+(\d+) kB/.exec(await procFile(pid, 'status'))?.[1] ?? 0) / 1_000
}

/** Of user and system together. */
async function cpuSeconds(pid: number) {
  const fields = (await procFile(pid, 'stat')).split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * CPU_TICK
}

/** Uploads files as a person; throws when one is not taken. */
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

  const upload = await browserAt(env, { email: user.email, password: TEST_PASSWORD })
  return (file: Buffer) => upload(BATCHES, file)
}

/** Keeps cookies and sends the anti-forgery token, as who signs in or as a visitor. */
async function browserAt(env: Env, person?: { email: string; password: string }) {
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
  await ask('/login')
  if (person) {
    const headers = { 'content-type': 'application/json' }
    await ask('/login', { method: 'POST', headers, body: JSON.stringify(person) })
    // Refused, with the token of the new session.
    await ask('/locale', { method: 'POST' })
  }

  return async ({ path, isTaken }: Taking, file: Buffer) => {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${Math.random()}.csv"\r\n\r\n`
    const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
    const answer = await ask(path, {
      method: 'POST',
      body,
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    })
    if (!isTaken(answer))
      throw new Error(`An upload to ${path} was answered with ${answer.status}: ${await answer.text()}`)
    await answer.text()
  }
}

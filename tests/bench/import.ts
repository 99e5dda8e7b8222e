import { createReadStream, createWriteStream, statSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import pg from 'pg'
import { run } from '#bin/support/run'
import { WORKER_FLAGS } from '#bin/support/worker_flags'
import { FOLDER, withBenchDatabase } from '#tests/bench/database'
import { isSmoke } from '#tests/bench/smoke'
import { READING_LIMITS } from '#app/travel/batches/reading/limits'
import { generateExportRows } from '#database/demo/generate_export'

/**
 * Imports generated rows through the real path (upload, plan, commit, trips) in a process of its own, and
 * prints it beside the limit: a raw COPY of the very same rows into a copy of the same indexed table, by its
 * owner. `npm run bench:import -- 200000` takes another number of rows.
 */
const ROWS = Number(process.argv[2] ?? (isSmoke ? 1_000 : 1_000_000))
const CARDS = Math.max(1, Math.round(ROWS / 1_000))
/** As many files as it takes: one holds no more than this. */
const FILE_ROWS = READING_LIMITS.rows

await withBenchDatabase({}, async (env) => {
  const files: string[] = []
  for (let first = 0; first < ROWS; first += FILE_ROWS) {
    const rows = Math.min(FILE_ROWS, ROWS - first)
    const options = { rows, cards: Math.ceil((CARDS * rows) / ROWS), seed: files.length + 1 }
    const file = join(FOLDER, `export_${files.length}.csv`)
    const from = new Date('2025-06-01')
    await pipeline(Readable.from(generateExportRows({ ...options, from })), createWriteStream(file))
    files.push(file)
  }
  const megabytes = files.reduce((sum, file) => sum + statSync(file).size / 1_048_576, 0)

  const worker = await run(
    'node',
    [
      '--expose-gc',
      ...WORKER_FLAGS,
      '--import=./tests/support/typescript.ts',
      'tests/bench/import_worker.ts',
      ...files,
    ],
    env
  )
  const ours = JSON.parse(worker.trim().split('\n').at(-1)!)
  const limitSeconds = await rawCopy(env.DATABASE_URL)

  const stored = ours.planSeconds + ours.commitSeconds
  console.log(
    `\nImport of ${ours.rows.toLocaleString('en')} rows, ${megabytes.toFixed(0)} MB, ${files.length} files, ${CARDS} cards\n`
  )
  line('limit: raw COPY into batch_rows', ROWS, limitSeconds)
  line('ours: parse, validate, deduplicate, store', ROWS, stored, limitSeconds)
  line('ours: upload to trips, everything', ROWS, ours.totalSeconds, limitSeconds)
  line('ours: the plan alone', ROWS, ours.planSeconds)
  line('ours: the commit alone', ROWS, ours.commitSeconds)
  line('ours: the trips alone', ROWS, ours.totalSeconds - stored - ours.uploadSeconds)
  console.log('Bars: 0.60x stored, 0.35x to trips')
  console.log(`\n${ours.trips.toLocaleString('en')} trips`)
  const growth = ours.peakMegabytes - ours.startMegabytes
  console.log(
    `worker memory: ${ours.startMegabytes.toFixed(0)} MB at rest, peak ${ours.peakMegabytes.toFixed(0)} MB, ` +
      `growth ${((growth * 100) / megabytes).toFixed(0)} MB per 100 MB of file (bar: below 200); ` +
      `with its reader ${ours.peakWithReaders.toFixed(0)} MB (limit: 400)`
  )
})

/** The same rows, out of our tables and back into empty ones with the same indexes and keys. */
async function rawCopy(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const seconds = await copyTable(client, 'batch_rows')
  await client.end()
  return seconds
}

async function copyTable(client: pg.Client, table: string) {
  const file = join(FOLDER, `${table}.copy`)
  await pipeline(client.query(copyTo(`copy ${table} to stdout`)), createWriteStream(file))
  await client.query(`create table limit_${table} (like ${table} including all)`)
  const { rows } = await client.query(
    "select pg_get_constraintdef(oid) as key from pg_constraint where conrelid = $1::regclass and contype = 'f'",
    [table]
  )
  for (const { key } of rows) await client.query(`alter table limit_${table} add ${key}`)
  await client.query('checkpoint').catch(() => {})

  const started = performance.now()
  await pipeline(createReadStream(file), client.query(copyFrom(`copy limit_${table} from stdin`)))
  return (performance.now() - started) / 1000
}

function line(what: string, rows: number, seconds: number, limitSeconds?: number) {
  const ratio = limitSeconds ? `${(limitSeconds / seconds).toFixed(2)}x of raw COPY` : ''
  const speed = Math.round(rows / seconds).toLocaleString('en')
  console.log(`${what.padEnd(44)}${seconds.toFixed(1).padStart(7)} s${speed.padStart(12)} rows/s   ${ratio}`)
}

import { createReadStream, statSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { ignite } from '#bin/ignite'

export type ImportFigures = { seconds: number; peakMegabytes: number }
export type PageFigures = { open: number; shown: number; rowsMs: number; proposalsMs: number }

/** The process under measurement: imports a file, or makes what the page of lines shows. Prints JSON. */
const [what] = process.argv.slice(2)

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { default: drive } = await import('@adonisjs/drive/services/main')
const { importStatement } = await import('#app/money/statements/actions/import_statement')
const { lineList } = await import('#app/money/statements/line_list')
const { default: StatementFile } = await import('#app/money/statements/statement_file')
const { default: StatementLine } = await import('#app/money/statements/statement_line')
const { shownProposals } = await import('#app/money/matching/proposals/shown_proposals')
const { asStaff, asWorker } = await import('#app/platform/shared/tenancy')
const { queryRow } = await import('#tests/support/query_rows')
const { now } = await import('#app/platform/shared/clock')
const { createUser } = await import('#tests/factories/users')

console.log(JSON.stringify(what === 'page' ? await page() : await imported(what)))
await app.terminate()
process.exit(0)

/** Past the upload, which takes 50 MB at most. */
async function imported(path: string): Promise<ImportFigures> {
  const by = await createUser({ role: 'finance' })
  const key = `statements/${randomUUID()}`
  await drive.use().putStream(key, createReadStream(path))
  const file = await asWorker(() =>
    StatementFile.create({
      name: 'statement.xml',
      key,
      size: statSync(path).size,
      sha256: randomUUID().replaceAll('-', '').repeat(2),
      status: 'uploaded',
      uploadedById: by.id,
      createdAt: now(),
    })
  )
  const began = performance.now()
  await importStatement(file.id)
  const seconds = (performance.now() - began) / 1_000
  const { status, problem } = await asWorker(() => StatementFile.findOrFail(file.id))
  if (status !== 'imported') throw new Error(`The file is ${status}: ${problem}`)
  return { seconds, peakMegabytes: process.resourceUsage().maxRSS / 1_024 }
}

/** The best of some tries, as a server that is warm. */
async function page(): Promise<PageFigures> {
  const open = await asWorker(() =>
    queryRow<{ count: number }>('select count(*)::int as count from statement_lines where open_cents <> 0')
  )
  const figures = { open: open!.count, shown: 0, rowsMs: Infinity, proposalsMs: Infinity }
  for (let n = 0; n < 5; n++) {
    await asStaff(async () => {
      let began = performance.now()
      const { rows } = await lineList.page(await lineList.parse({}))
      figures.rowsMs = Math.min(figures.rowsMs, performance.now() - began)
      const references = rows.map((row) => String(row.reference))
      const lines = await StatementLine.query().whereIn('reference', references)
      began = performance.now()
      await shownProposals(lines)
      figures.proposalsMs = Math.min(figures.proposalsMs, performance.now() - began)
      figures.shown = lines.length
    })
  }
  return figures
}

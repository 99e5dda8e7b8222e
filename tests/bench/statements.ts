import { once } from 'node:events'
import { createWriteStream, statSync } from 'node:fs'
import { join } from 'node:path'
import { withClient } from '#bin/support/database'
import { run } from '#bin/support/run'
import { EXAMPLE_ACCOUNT } from '#config/example_account'
import { WORKER_FLAGS } from '#bin/support/worker_flags'
import { FOLDER, withBenchDatabase } from '#tests/bench/database'
import { isSmoke } from '#tests/bench/smoke'
import type { ImportFigures, PageFigures } from '#tests/bench/statements_importer'

/**
 * Imports a statement of one day with so many entries, each size in a worker of its own, on days that nothing else booked on; then the
 * upload of ten lines beside a large one, and the page of lines among all that stay open. `npm run bench:statements -- 100000 500000`
 * takes other sizes; each is imported in half first.
 */
const SIZES = process.argv.slice(2).map(Number)
const sizes = SIZES.length > 0 ? SIZES : isSmoke ? [400] : [100_000, 500_000]
/** Of the example account, and what the bars are. */
const OWN = EXAMPLE_ACCOUNT.BANK_ACCOUNT_IBAN
const MAX_MEGABYTES = 400
const MAX_DOUBLING = 2.2
const MAX_PAGE_MS = 50
const OPEN_LINES = 60_000

await withBenchDatabase({}, async (env, superuser) => {
  console.log(
    `\n${'entries'.padStart(10)}${'MB'.padStart(8)}${'seconds'.padStart(10)}${'entries/s'.padStart(12)}${'peak MB'.padStart(10)}${'doubling'.padStart(10)}`
  )
  let day = 0
  for (const size of sizes) {
    const half = await imported(size / 2, day++)
    const whole = await imported(size, day++)
    row(half, null)
    row(whole, whole.seconds / half.seconds)
  }

  const large = Math.min(...sizes)
  const beside = imported(large, day++)
  await new Promise((resolve) => setTimeout(resolve, isSmoke ? 100 : 4_000))
  const small = await imported(10, day++)
  const seconds = (await beside).seconds
  console.log(
    `\nten lines beside ${large.toLocaleString('en')}: ${small.seconds.toFixed(1)} s, of the ${seconds.toFixed(1)} s that those take`
  )

  await leaveOpen(superuser, OPEN_LINES)
  const page = await child<PageFigures>('page', env)
  console.log(
    `the page of lines among ${page.open.toLocaleString('en')} that are open: rows ${page.rowsMs.toFixed(0)} ms, ` +
      `proposals of its ${page.shown} lines ${page.proposalsMs.toFixed(0)} ms (bar: below ${MAX_PAGE_MS} together)`
  )
  console.log(`\nBars: below ${MAX_MEGABYTES} MB, doubling at most ${MAX_DOUBLING}x.\n`)

  async function imported(entries: number, nth: number) {
    const file = join(FOLDER, `statement_${nth}.xml`)
    await writeStatement(file, entries, nth)
    const figures = await child<ImportFigures>(file, env)
    return { ...figures, entries, megabytes: statSync(file).size / 1_048_576 }
  }
})

/** The newest stay open, past triggers. */
function leaveOpen(url: string, count: number) {
  return withClient(url, async (client) => {
    await client.query('set session_replication_role = replica')
    await client.query(
      'update statement_lines set open_cents = 0 where id <= (select max(id) from statement_lines) - $1',
      [count]
    )
    await client.query('vacuum analyze')
  })
}

async function child<Figures>(what: string, env: Record<string, string>) {
  const output = await run(
    'node',
    [...WORKER_FLAGS, '--import=./tests/support/typescript.ts', 'tests/bench/statements_importer.ts', what],
    env
  )
  return JSON.parse(output.trim().split('\n').at(-1)!) as Figures
}

function row(
  { entries, megabytes, seconds, peakMegabytes }: ImportFigures & { entries: number; megabytes: number },
  doubling: number | null
) {
  const cells = [
    entries.toLocaleString('en').padStart(10),
    megabytes.toFixed(1).padStart(8),
    seconds.toFixed(1).padStart(10),
    Math.round(entries / seconds)
      .toLocaleString('en')
      .padStart(12),
    peakMegabytes.toFixed(0).padStart(10),
    (doubling === null ? '' : `${doubling.toFixed(2)}x`).padStart(10),
  ]
  console.log(cells.join(''))
}

/** As banks write a camt.053.001.08, entry after entry: a file of this size is never in memory. */
async function writeStatement(path: string, entries: number, nth: number) {
  const day = new Date(Date.UTC(2024, 0, 1 + nth)).toISOString().slice(0, 10)
  const file = createWriteStream(path)
  const balance = (code: string, cents: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${(cents / 100).toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`
  const centsOf = (n: number) => 200 + ((n * 7_919) % 2_000)
  let closing = 0
  for (let n = 0; n < entries; n++) closing += centsOf(n)
  file.write(`<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>M${nth}</MsgId><CreDtTm>${day}T23:00:00</CreDtTm></GrpHdr>
<Stmt><Id>${day}</Id><ElctrncSeqNb>${nth + 1}</ElctrncSeqNb><CreDtTm>${day}T23:00:00</CreDtTm><Acct><Id><IBAN>${OWN}</IBAN></Id><Ccy>EUR</Ccy></Acct>${balance('OPBD', 0)}${balance('CLBD', closing)}\n`)
  for (let n = 0; n < entries; n++) {
    const wrote = file.write(
      `<Ntry><Amt Ccy="EUR">${(centsOf(n) / 100).toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${day}${n}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Vervoerder ${n % 20}</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>NL36INGB0007654321</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>Restitutie ${n} reizen oktober</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>\n`
    )
    if (!wrote) await once(file, 'drain')
  }
  file.end('</Stmt></BkToCstmrStmt></Document>')
  await once(file, 'finish')
}

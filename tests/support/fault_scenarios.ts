import { hash, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import Pusher from 'pusher'
import { ignite } from '#bin/ignite'
import { type CamtLine, camt053 } from '#database/demo/camt_053'
import { type Answer, CLAIMS_EACH, READY, type Told } from '#tests/support/scenarios'

/**
 * A program that does what goes on while others are killed: it is told a scenario by its name and answers what came of
 * it. Everything is tried until the database answers.
 */
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { default: Batch } = await import('#app/travel/batches/batch')
const { uploadBatch } = await import('#app/travel/batches/actions/upload_batch')
const { commitBatch } = await import('#app/travel/batches/actions/commit_batch')
const { HostedBroadcaster } = await import('#app/messages/live/broadcaster')
const { fileClaims } = await import('#app/claims/claims/actions/file_claims')
const { default: Claim } = await import('#app/claims/claims/claim')
const { claimableTrips } = await import('#app/claims/claims/claimable_trips')
const { default: drive } = await import('@adonisjs/drive/services/main')
const { unansweredClaims } = await import('#app/claims/letters/claims_in_letter')
const { default: Letter } = await import('#app/claims/letters/letter')
const { prepareLetter } = await import('#app/claims/letters/actions/prepare_letter')
const { createPayoutRun } = await import('#app/money/payouts/actions/create_payout_run')
const { releasePayoutRun } = await import('#app/money/payouts/actions/release_payout_run')
const { clearAll, proveLines } = await import('#tests/factories/proof')
const { requestPayout } = await import('#app/money/payouts/actions/request_payout')
const { default: PayoutRun } = await import('#app/money/payouts/payout_run')
const { asStaff, asWorker, inTenant } = await import('#app/platform/shared/tenancy')
const { queryRows } = await import('#tests/support/query_rows')
const { today } = await import('#app/platform/shared/clock')
const { nextTargetDay } = await import('#app/platform/shared/target_days')
const { isDatabaseAway } = await import('#app/platform/shared/database_errors')
const { Refusal } = await import('#app/platform/shared/refusal')
const { default: User } = await import('#app/people/accounts/user')
const { Export, daysAgo, newCard, withFile } = await import('#tests/factories/exports')
const { credit } = await import('#tests/factories/money')
const { createUser } = await import('#tests/factories/users')
const { createApprovedClaims, createReadyClaims } = await import('#tests/factories/claims')
const { createOperator } = await import('#tests/factories/operators')
const { sealLedger } = await import('#app/money/ledger/actions/seal_ledger')
const { enqueue } = await import('#app/platform/queue/queue')
const { uploadStatement } = await import('#app/money/statements/actions/upload_statement')
const { default: StatementLine } = await import('#app/money/statements/statement_line')
const { shownProposals } = await import('#app/money/matching/proposals/shown_proposals')
const { acceptTogether } = await import('#app/money/matching/actions/accept_together')
const { DEBTOR } = await import('#config/bank')
const { newIban } = await import('#tests/factories/statements')
const { asOwner } = await import('#tests/support/owner')
const { expectInvariants } = await import('#tests/support/invariants')

/** Again and again while the database is away, as a person would click again. */
async function untilAnswered<T>(work: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + 60_000; ;) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > end) throw error
      await delay(100)
    }
  }
}

/** What was done before the line broke is refused the second time. */
const tried = (work: () => Promise<unknown>) =>
  untilAnswered(work).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })

const scenarios: Record<string, (...args: string[]) => Promise<object>> = {
  /** The worker is killed while it reads one file and imports another; answers how long it took until both are done. */
  async abandon(count, worker) {
    const importing = await uploaded(Number(count))
    await until(importing.id, 'planned')
    const parsing = await uploaded(Number(count), () => commit(importing))
    await killWorker({ [parsing.id]: 'parsing', [importing.id]: 'importing' }, Number(worker))
    const began = performance.now()
    await Promise.all([until(parsing.id, 'planned'), until(importing.id, 'imported')])
    return { seconds: (performance.now() - began) / 1000 }
  },

  /** Credits, payouts, and runs of them that are made and released. */
  async 'move-money'() {
    const user = await untilAnswered(() => createUser())
    const maker = await untilAnswered(() => createUser({ role: 'finance' }))
    const releaser = await untilAnswered(() => createUser({ role: 'owner' }))
    const executeOn = nextTargetDay(today())
    for (let number = 0; number < 30; number++) {
      await untilAnswered(() => credit(user, 10_00))
      await tried(() => inTenant(user.tenantId, async () => requestPayout(await User.findOrFail(user.id), 5_00)))
      if (number % 6 === 5) {
        await tried(clearAll)
        await tried(() => asStaff(() => createPayoutRun(maker, executeOn)))
        const open = await untilAnswered(() => asStaff(() => PayoutRun.findBy('status', 'open')))
        if (open) {
          await tried(proveLines)
          await tried(() => asStaff(() => releasePayoutRun(open, releaser)))
        }
      }
      await delay(20)
    }
    return { done: true }
  },

  /** Travellers who send the claims of what they uploaded, with what pages and readers are told of it. */
  async 'file-claims'() {
    let filed = 0
    for (let number = 0; number < 8; number++) {
      const user = await untilAnswered(() => createUser())
      const lines = new Export(newCard())
        .missedCheckOut(daysAgo(20), 'Leiden Centraal', '17:42')
        .journey(daysAgo(2), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
      const batch = await importedByWorker(user, lines.text())
      await tried(() =>
        inTenant(user.tenantId, async () => {
          const [{ trip }] = await claimableTrips(user, { batchId: batch.id })
          return fileClaims(user, { batchId: batch.id }, [{ tripId: trip.publicId }])
        })
      )
      filed += await untilAnswered(() =>
        inTenant(user.tenantId, async () => (await Claim.query().where('user_id', user.id)).length)
      )
    }
    return { filed }
  },

  /** Tells hosted Pusher of something through a line that may be anything; answers how long that took. */
  async 'tell-pusher'(port) {
    const sdk = new Pusher({
      appId: '1',
      key: 'key',
      secret: 'secret',
      host: '127.0.0.1',
      port,
      useTLS: false,
      timeout: 5_000,
    })
    const began = performance.now()
    await new HostedBroadcaster(sdk).trigger([{ channel: 'public', event: 'moved', data: {} }])
    return { seconds: (performance.now() - began) / 1000 }
  },

  /**
   * The worker is killed while it holds a letter of so many claims at one step of its way out; then it is left alone.
   * Answers what came of it.
   */
  async 'send-letter'(step, count, worker) {
    const { operator, claims, users } = await claimsForOneLetter(Number(count))
    const hashes = () => hashesOf(claims)
    const before = await hashes()
    const agent = await createUser({ role: 'agent' })
    await killWhileBlocked(LOCKS[step], Number(worker), () => asStaff(() => prepareLetter(operator, agent)))
    const [letter] = await leftBy(operator.id)
    const mails = await asWorker(() =>
      queryRows<{ template: string; count: number }>(
        `select template, count(*)::int as count from emails
         where id = ? or (user_id = any(?) and template = 'claims_submitted') group by 1 order by 1`,
        [letter.emailId, users.map(({ id }) => id)]
      )
    )
    const bytes = await drive.use().getBytes(letter.letterKey)
    return {
      letters: (await leftBy(operator.id)).length,
      inIt: await asWorker(async () => (await unansweredClaims(await Letter.lock(letter.id))).length),
      mails: Object.fromEntries(mails.map((one) => [one.template, one.count])),
      people: users.length,
      sameEvidence: JSON.stringify(before) === JSON.stringify(await hashes()),
      sameLetter: hash('sha256', Buffer.from(bytes)) === letter.letterSha256,
    }
  },

  /** The worker is killed at one step of a day of the bank; then it is left alone. Answers what came of it. */
  async 'bank-day'(step, worker) {
    const day = await bankDay(step)
    if (step === 'sealing') {
      await killWhileBlocked(LOCKS[step], Number(worker), () =>
        asWorker(async () => ({ id: 0, sent: await enqueue('seal_ledger', {}) }))
      )
    } else {
      await killWhileBlocked(LOCKS[step], Number(worker), day.upload)
    }
    await day.untilMatched()
    return day.outcome()
  },

  /** Statements that are uploaded and read while the database dies; answers how many lines were booked. */
  async 'import-statements'() {
    const finance = await untilAnswered(() => createUser({ role: 'finance' }))
    const files = Array.from({ length: 4 }, (_, nth) => linesFor(`db-${Date.now()}-${nth}`, 150))
    for (const { xml } of files) {
      await tried(() => withFile(xml, (file) => asStaff(() => uploadStatement(file, finance))))
    }
    for (const { mark } of files) await untilBooked(mark, 150)
    return { booked: files.length * 150 }
  },

  /** Lines for the next, before anything is killed. */
  'lines-with-matches': async () => ({ lines: await linesWithMatches(40) }),

  /** Certain matches that are accepted together, again and again while the database dies; answers what came of the lines. */
  async 'accept-together'(...ids) {
    const lines = ids.map(Number)
    const finance = await untilAnswered(() => createUser({ role: 'finance' }))
    for (const end = Date.now() + 60_000; Date.now() < end; await delay(50)) {
      const open = await untilAnswered(() => openOf(lines))
      if (open.length === 0) break
      const shown = await untilAnswered(() => asStaff(async () => shownOf(open)))
      await untilAnswered(() => asStaff(async () => acceptTogether(shown, finance)))
    }
    const [found] = await untilAnswered(() =>
      asWorker(() =>
        queryRows<{ open: number; matches: number; lines: number }>(
          `select count(distinct l.id) filter (where l.open_cents <> 0)::int as open, count(a.id)::int as matches, count(distinct l.id)::int as lines
           from statement_lines l left join allocations a on a.line_id = l.id and a.reversed_at is null where l.id = any(?)`,
          [lines]
        )
      )
    )
    return found
  },

  /** The database dies between a seal and its commit; answers what was never sealed. */
  async 'seal-ledger'() {
    const user = await untilAnswered(() => createUser())
    await untilAnswered(() => credit(user, 1_00))
    const sealing = asWorker(() => queryRows('select ledger_seal(5000), pg_sleep(3)'))
    await sealing.catch((error: unknown) => {
      if (!isDatabaseAway(error)) throw error
    })
    await untilAnswered(sealLedger)
    const unsealed = await untilAnswered(() =>
      asWorker(() =>
        queryRows(
          `select 1 from wallet_entries join ledger_tail using (transaction_id)
           where account_id = (select id from ledger_accounts where user_id = ?)`,
          [user.id]
        )
      )
    )
    return { unsealed: unsealed.length }
  },

  async invariants() {
    await until(null, 'nothing waits')
    await expectInvariants()
    return {}
  },
}

/** Lines that name approved claims of an operator, which has another account: a person accepts them. Their ids. */
async function linesWithMatches(count: number) {
  const finance = await createUser({ role: 'finance' })
  const operator = await createOperator()
  const claims = await createApprovedClaims(await createUser(), count, operator, finance)
  const mark = randomUUID()
  const bookedOn = today()
  const lines = claims.map(({ reference }) => ({
    amountCents: 10_00,
    bookedOn,
    name: operator.name,
    iban: newIban(),
    text: `${reference} ${mark}`,
  }))
  const xml = camt053([
    { iban: DEBTOR.iban, number: mark, fromOn: bookedOn, untilOn: bookedOn, openingCents: 0, lines },
  ])
  await withFile(xml, (file) => asStaff(() => uploadStatement(file, finance)))
  const ids = () =>
    asWorker(() => queryRows<{ id: number }>("select id from statement_lines where description like '%' || ?", [mark]))
  for (const end = Date.now() + 120_000; ; await delay(100)) {
    const found = await untilAnswered(ids)
    if (found.length === count) return found.map(({ id }) => id)
    if (Date.now() > end) throw new Error(`Only ${found.length} lines were booked`)
  }
}

const openOf = (ids: number[]) =>
  asWorker(() => StatementLine.query().whereIn('id', ids).whereNot('openCents', 0).orderBy('id'))

async function shownOf(lines: InstanceType<typeof StatementLine>[]) {
  const proposals = await shownProposals(lines)
  return lines.flatMap(({ reference }) =>
    proposals[reference].slice(0, 1).map(({ kind, parts }) => ({
      line: reference,
      kind,
      parts: parts.map((part) => ({ reference: part.reference, amountCents: part.amountCents })),
    }))
  )
}

/** Each mark is in the text of its lines alone, and its account pays nothing else. */
function linesFor(mark: string, count: number, more: CamtLine[] = []) {
  const bookedOn = today()
  const iban = newIban()
  const lines = Array.from({ length: count }, (_, n) => ({
    amountCents: 1_00 + n,
    bookedOn,
    name: 'Iemand',
    iban,
    text: mark,
  }))
  const statement = {
    iban: DEBTOR.iban,
    number: mark,
    fromOn: bookedOn,
    untilOn: bookedOn,
    openingCents: 0,
    lines: [...lines, ...more],
  }
  return { mark, xml: camt053([statement]) }
}

async function untilBooked(mark: string, count: number) {
  for (const end = Date.now() + 120_000; ; await delay(100)) {
    const booked = await untilAnswered(() => bookedOf(mark))
    if (booked.length >= count) return booked
    if (Date.now() > end) throw new Error(`Only ${booked.length} lines were booked`)
  }
}

const bookedOf = (mark: string) =>
  asWorker(() => queryRows<{ id: number }>('select id from statement_lines where description = ?', [mark]))

const PEOPLE_PAID = 20
const LINES_OF_DAY = 200

/** A run of some payouts that was released, and the statement that shows its debit between other lines. */
async function bankDay(step: string) {
  const mark = `day ${step} ${Date.now()}`
  const maker = await createUser({ role: 'finance' })
  const releaser = await createUser({ role: 'owner' })
  for (let nth = 0; nth < PEOPLE_PAID; nth++) {
    const user = await createUser()
    await credit(user, 10_00)
    await inTenant(user.tenantId, async () => requestPayout(user, 10_00))
  }
  await clearAll()
  const { id } = await asStaff(() => createPayoutRun(maker, nextTargetDay(today())))
  await proveLines()
  await asStaff(() => releasePayoutRun({ id }, releaser))
  const run = await asStaff(() => PayoutRun.findOrFail(id))
  const debit = { amountCents: -run.totalCents, bookedOn: today(), batchReference: run.reference }
  const { xml } = linesFor(mark, LINES_OF_DAY, [debit])
  const upload = () => withFile(xml, (file) => asStaff(() => uploadStatement(file, maker)))
  if (step === 'sealing') await upload()

  const statusOf = async () => (await untilAnswered(() => asStaff(() => PayoutRun.findOrFail(run.id)))).status
  return {
    upload,
    async untilMatched() {
      await untilBooked(mark, LINES_OF_DAY)
      for (const end = Date.now() + 120_000; (await statusOf()) !== 'confirmed'; await delay(100)) {
        if (Date.now() > end) throw new Error('The run was never matched')
      }
      if (step === 'sealing') await sealLedger()
    },
    outcome: () =>
      asWorker(async () => ({
        lines: (await bookedOf(mark)).length,
        debits: (await queryRows('select 1 from statement_lines where batch_reference = ?', [run.reference])).length,
        paid: (await queryRows("select 1 from payouts where payout_run_id = ? and status = 'paid'", [run.id])).length,
        payments: run.payoutsCount,
        faults: await queryRows('select * from ledger_faults'),
      })),
  }
}

/** Of a few travellers who each paid at a station on many days without travelling. */
async function claimsForOneLetter(count: number) {
  const operator = await createOperator({ email: 'terugbetalingen@vervoerder.example' })
  const users = []
  const claims: { id: number }[] = []
  while (claims.length < count) {
    const user = await createUser()
    users.push(user)
    const most = Math.min(CLAIMS_EACH, count - claims.length)
    const { claims: filed } = await createReadyClaims(user, most, operator)
    claims.push(...filed)
  }
  return { operator, users, claims }
}

const hashesOf = (claims: { id: number }[]) =>
  asWorker(() =>
    queryRows('select claim_id, sha_256 from evidence_bundles where claim_id = any(?) order by 1', [
      claims.map(({ id }) => id),
    ])
  )

type Left = { id: number; emailId: number; letterKey: string; letterSha256: string }

/** The letters that left for an operator, once one has. */
async function leftBy(operatorId: number) {
  for (const end = Date.now() + 120_000; ;) {
    const found = await untilAnswered(() =>
      asWorker(() =>
        queryRows<Left>(
          `select id, email_id as "emailId", letter_key as "letterKey", letter_sha_256 as "letterSha256"
           from letters where counterparty_id = ? and status = 'sent'`,
          [operatorId]
        )
      )
    )
    if (found.length > 0) return found
    if (Date.now() > end) throw new Error('The letter never left')
    await delay(100)
  }
}

/** What the worker waits for at each step of a letter; the last step is when all is stored. */
const LOCKS: Record<string, string | null> = {
  reading: 'lock table evidence_bundles in access exclusive mode',
  writing: 'lock table letters in access exclusive mode',
  mailing: 'lock table emails in exclusive mode',
  moving: 'lock table audit_logs in exclusive mode',
  told: null,
  booking: 'lock table statement_lines in exclusive mode',
  matching: 'lock table allocations in exclusive mode',
  sealing: 'lock table ledger_seals in exclusive mode',
}

async function killWhileBlocked(lock: string | null, pid: number, begin: () => Promise<{ id: number }>) {
  if (lock === null) {
    const { id } = await begin()
    await untilSent(id)
    return process.kill(pid, 'SIGKILL')
  }
  const { id } = await begin()
  await asOwner(async (owner) => {
    await owner.query('begin')
    await owner.query(lock)
    for (const end = Date.now() + 20_000; Date.now() < end; await delay(5)) {
      const { rows } = await owner.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and pid <> pg_backend_pid()`
      )
      if (rows.length > 0) break
    }
    process.kill(pid, 'SIGKILL')
    await owner.query('rollback')
  })
  return id
}

async function untilSent(id: number) {
  for (const end = Date.now() + 60_000; Date.now() < end; await delay(20)) {
    const rows = await asWorker(() => queryRows("select 1 from letters where id = ? and status = 'sent'", [id]))
    if (rows.length > 0) return
  }
}

/** What was kept before the line broke is the same file the second time. */
async function importedByWorker(user: InstanceType<typeof User>, text: string) {
  await withFile(text, (file) => tried(() => inTenant(user.tenantId, () => uploadBatch(user, file))))
  const find = () => untilAnswered(() => asWorker(() => Batch.query().where('user_id', user.id).firstOrFail()))
  const { id } = await find()
  await until(id, 'planned')
  await tried(() => inTenant(user.tenantId, async () => commitBatch(await Batch.findOrFail(id), user)))
  await until(id, 'imported')
  return find()
}

/** A file of so many rows that someone uploads, while something else happens. */
async function uploaded(count: number, meanwhile = async () => {}) {
  const user = await createUser()
  const lines = new Export(newCard())
  for (let at = 0; at < count / 2; at++) {
    const day = new Date(Date.UTC(2013, 0, 1) + at * 86_400_000).toISOString().slice(0, 10)
    const dutch = day.split('-').reverse().join('-')
    lines.journey(dutch, 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
  }
  const [{ id }] = await withFile(lines.text(), (file) =>
    Promise.all([inTenant(user.tenantId, () => uploadBatch(user, file)), meanwhile()])
  )
  return { id, user }
}

const commit = ({ id, user }: Awaited<ReturnType<typeof uploaded>>) =>
  inTenant(user.tenantId, async () => void (await commitBatch(await Batch.findOrFail(id), user)))

/** Kills the worker once these batches have these statuses. */
async function killWorker(wanted: Record<string, string>, pid: number) {
  const statuses = () =>
    asWorker(() =>
      queryRows<{ id: string; status: string }>('select id, status from batches where id = any(?)', [
        Object.keys(wanted),
      ])
    )
  for (const end = Date.now() + 20_000; ; await delay(2)) {
    const found = await statuses()
    if (found.every(({ id, status }) => wanted[id] === status)) break
    if (Date.now() > end) throw new Error(`Never at once: ${JSON.stringify(found)}`)
  }
  process.kill(pid, 'SIGKILL')
}

async function until(id: number | null, status: string) {
  for (const end = Date.now() + 90_000; ;) {
    const left = await untilAnswered(() =>
      asWorker(() =>
        id === null
          ? queryRows("select id, status from batches where status in ('uploaded', 'parsing', 'importing')")
          : queryRows<{ id: number; status: string }>('select id, status from batches where id = ? and status <> ?', [
              id,
              status,
            ])
      )
    )
    if (left.length === 0) return
    if (Date.now() > end) throw new Error(`Still ${JSON.stringify(left)}`)
    await delay(100)
  }
}

process.on('message', ({ id, name, args }: Told) => {
  const answer = (rest: Omit<Answer, 'id'>) => process.send!({ id, ...rest })
  void scenarios[name](...args).then(
    (value) => answer({ value }),
    (error: unknown) => answer({ error: error instanceof Error ? error.stack : String(error) })
  )
})
// The test is over, however it ended.
process.on('disconnect', () => process.exit())
process.send!({ id: READY })

import { ibanOf } from '#tests/bench/iban_of'
import { DateTime } from 'luxon'
import { ignite } from '#bin/ignite'

export type LedgerFigures = {
  perSecond: number[]
  sealed: number
  sealSeconds: number
  checkSeconds: number
  faults: number
  /** In seconds. */
  run: { collect: number; release: number; settle: number }
  /** In milliseconds. */
  page: { newest: number; middle: number; balance: number }
}

/** The process under measurement. Prints its figures as JSON. */
const [, , seconds, clients] = process.argv
const PAYMENT_CENTS = 5_00

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { balanceOf, entriesOf, post, postAll } = await import('#app/money/ledger/ledger')
const { sealLedger } = await import('#app/money/ledger/actions/seal_ledger')
const { createPayoutRun } = await import('#app/money/payouts/actions/create_payout_run')
const { releasePayoutRun } = await import('#app/money/payouts/actions/release_payout_run')
const { confirmPayoutRun } = await import('#app/money/matching/actions/confirm_payout_run')
const { clearAll } = await import('#tests/factories/proof')
const { createPayout } = await import('#app/money/payouts/create_payout')
const { reserve } = await import('#app/money/payouts/actions/request_payout')
const { nextIds } = await import('#app/platform/shared/next_ids')
const { today, travelTo } = await import('#app/platform/shared/clock')
const { nextTargetDay } = await import('#app/platform/shared/target_days')
const { asWorker } = await import('#app/platform/shared/tenancy')
const { queryRow, queryRows } = await import('#tests/support/query_rows')
const { default: User } = await import('#app/people/accounts/user')

const wallets = (
  await asWorker(() =>
    queryRows<{ code: string }>('select code from ledger_accounts where user_id is not null order by id offset 1')
  )
).map(({ code }) => code)

let keys = 0
const receive = () =>
  asWorker(() =>
    post({
      kind: 'refund.received',
      key: `bench:${keys}`,
      postings: [
        { account: 'suspense', amountCents: -1_000 },
        { account: wallets[keys++ % wallets.length], amountCents: 800 },
        { account: 'fees', amountCents: 200 },
      ],
      subject: { type: 'test', id: 1 },
    })
  )

const perSecond: number[] = []
for (const count of clients.split(',').map(Number)) {
  const until = performance.now() + Number(seconds) * 1_000
  let posted = 0
  const work = async () => {
    while (performance.now() < until) {
      await receive()
      posted++
    }
  }
  await Promise.all(Array.from({ length: count }, work))
  perSecond.push(posted / Number(seconds))
}

const time = async (work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1_000
}

const [maker, releaser] = await asWorker(() => User.query().where('role', 'owner').orderBy('id'))
const members = await asWorker(() =>
  queryRows<{ id: number; tenant_id: number }>("select id, tenant_id from users where role = 'member' order by id")
)
await asWorker(async () => {
  await postAll(
    members.map(({ id }) => ({
      kind: 'adjustment',
      key: `bench:start:${id}`,
      postings: [
        { account: 'suspense', amountCents: -PAYMENT_CENTS },
        { account: `users:${id}:wallet`, amountCents: PAYMENT_CENTS },
      ],
      subject: { type: 'test', id: 1 },
    }))
  )
  for (const member of members) {
    const [id] = await nextIds('payouts', 1)
    const ledgerTransactionId = await reserve(id, `users:${member.id}:wallet`, PAYMENT_CENTS, maker)
    await createPayout(
      {
        id,
        kind: 'traveller',
        tenantId: member.tenant_id,
        userId: member.id,
        amountCents: PAYMENT_CENTS,
        iban: ibanOf(member.id),
        holder: 'P. Person',
        ledgerTransactionId,
      },
      maker
    )
  }
})
let reference = ''
const day = nextTargetDay(today())
await clearAll()
const collect = await time(() => asWorker(async () => ({ reference } = await createPayoutRun(maker, day))))
const { id: runId } = (await asWorker(() =>
  queryRow<{ id: number }>('select id from payout_runs where reference = ?', [reference])
))!
const release = await time(() => asWorker(() => releasePayoutRun({ id: runId }, releaser)))
// On the day that the bank pays, which is not today in a weekend.
const settle = await travelTo(DateTime.fromISO(day).set({ hour: 12 }), () =>
  time(() => asWorker(() => confirmPayoutRun({ id: runId }, maker)))
)

const { code } = (await asWorker(() =>
  queryRow<{ code: string }>('select code from ledger_accounts where user_id is not null order by id limit 1')
))!
const middle = (await asWorker(() =>
  queryRow<{ id: number }>('select (min(id) + max(id)) / 2 as id from ledger_entries')
))!
const median = async (work: () => Promise<unknown>) => {
  const times: number[] = []
  for (let n = 0; n < 21; n++) times.push((await time(() => asWorker(work))) * 1_000)
  return times.toSorted((one, other) => one - other)[10]
}
const page = {
  newest: await median(() => entriesOf(code, 50)),
  middle: await median(() => entriesOf(code, 50, middle.id)),
  balance: await median(() => balanceOf(code)),
}

let sealed = 0
const sealSeconds = await time(async () => (sealed = await sealLedger()))
let faults = 0
const checkSeconds = await time(async () => {
  faults = (await asWorker(() => queryRows('select * from ledger_faults'))).length
})

console.log(
  JSON.stringify({
    perSecond,
    sealed,
    sealSeconds,
    checkSeconds,
    faults,
    run: { collect, release, settle },
    page,
  } satisfies LedgerFigures)
)
await app.terminate()
process.exit(0)

import { withClient } from '#bin/support/database'
import { run } from '#bin/support/run'
import { withBenchDatabase } from '#tests/bench/database'
import { isSmoke } from '#tests/bench/smoke'
import type { LedgerFigures } from '#tests/bench/ledger_poster'

/**
 * Postings of the kind "refund received", each to one of 10,000 wallets and all to bank and fees, beside pgbench's TPC-B on the same
 * server with as many clients; a payout run of 10,000 payments; and a wallet with 1,000,000 entries. Leaves out TPC-B where there is no pgbench
 * (Debian: postgresql-contrib). `npm run bench:ledger -- 5` takes another number of seconds for each measurement.
 */
const SECONDS = Number(process.argv[2] ?? (isSmoke ? 1 : 10))
const CLIENTS = isSmoke ? [2] : [1, 8, 32]
const SCALE = isSmoke ? 1 : 10
const WALLETS = isSmoke ? 50 : 10_000
const PAYMENTS = WALLETS
const ENTRIES = isSmoke ? 1_000 : 1_000_000

await withBenchDatabase({}, async (env, superuser) => {
  await fill(superuser)
  const peers = await tpcB(superuser)
  const output = await run(
    'node',
    ['--import=./tests/support/typescript.ts', 'tests/bench/ledger_poster.ts', String(SECONDS), CLIENTS.join()],
    env
  )
  const ours = JSON.parse(output.trim().split('\n').at(-1)!) as LedgerFigures

  console.log(`\n"refund received", all touching bank and fees, beside pgbench's TPC-B, ${SECONDS} s each\n`)
  console.log('clients    postings/s    TPC-B tps    ratio')
  for (const [n, clients] of CLIENTS.entries()) {
    console.log(
      `${String(clients).padStart(7)}${inThousands(ours.perSecond[n]).padStart(14)}` +
        (peers ? beside(ours.perSecond[n], peers[n]) : '    no pgbench') +
        (clients === 8 ? '  (bar: 0.55x)' : clients === 32 ? '  (bar: 0.60x)' : '')
    )
  }
  console.log(`
sealing: ${inThousands(ours.sealed / ours.sealSeconds)} transactions/s, chain and roll-up of ${inThousands(ours.sealed)}
check of the whole ledger: ${ours.checkSeconds.toFixed(1)} s, ${ours.faults} faults
a run of ${inThousands(PAYMENTS)} payments: collected ${ours.run.collect.toFixed(1)} s, released ${ours.run.release.toFixed(1)} s, matched with its debit ${ours.run.settle.toFixed(1)} s
a wallet with ${inThousands(ENTRIES)} entries: the newest 50 in ${ours.page.newest.toFixed(1)} ms, 50 from the middle in ${ours.page.middle.toFixed(1)} ms, its balance in ${ours.page.balance.toFixed(1)} ms (medians)
`)
})

function inThousands(value: number) {
  return Math.round(value).toLocaleString('en')
}

function beside(ours: number, peer: number) {
  return `${inThousands(peer).padStart(13)}${(ours / peer).toFixed(2).padStart(8)}x`
}

async function tpcB(superuser: string) {
  const isThere = await run('pgbench', ['--version']).then(
    () => true,
    () => false
  )
  if (!isThere) return null
  await run('pgbench', ['-i', '-q', '-s', String(SCALE), superuser])
  const rates: number[] = []
  for (const clients of CLIENTS) {
    const output = await run('pgbench', ['-n', '-c', String(clients), '-j', '2', '-T', String(SECONDS), superuser])
    rates.push(Number(/tps = ([\d.]+)/.exec(output)![1]))
  }
  return rates
}

/** Past triggers: people with wallets and a payout each, and one wallet with very many entries. */
function fill(url: string) {
  return withClient(url, async (client) => {
    await client.query('set session_replication_role = replica')
    await client.query(`
      insert into users (tenant_id, role, first_name, last_name, email, password, email_verified_at, onboarded_at, role_since)
        select 1, case when n <= 2 then 'owner' else 'member' end, 'Person', n::text, 'person' || n || '@bench.test', 'none', now(), now(), now() - interval '2 days'
        from generate_series(1, ${WALLETS}) n;
      insert into ledger_accounts (code, tenant_id, user_id, balance_cents)
        select 'users:' || id || ':wallet', tenant_id, id, 0 from users;
      with wallet as (select min(id) as id from ledger_accounts where user_id is not null),
      moved as (
        insert into ledger_transactions (tenant_id, kind, idempotency_key, body_hash, subject_type, subject_id, posted_at, effective_on)
        select 1, 'adjustment', 'fill:' || n, 'none', 'test', 1, now() - (${ENTRIES} - n) * interval '30 seconds', (now() - (${ENTRIES} - n) * interval '30 seconds')::date
        from generate_series(1, ${ENTRIES}) n returning id, tenant_id
      )
      insert into ledger_entries (tenant_id, transaction_id, account_id, amount_cents, balance_after_cents)
        select m.tenant_id, m.id, a.id, a.cents, case when a.cents = 1 then row_number() over (partition by a.id order by m.id) end
        from moved m cross join (select id, 1 as cents from wallet union all select id, -1 from ledger_accounts where code = 'bank') a;
      update ledger_accounts set balance_cents = ${ENTRIES} where id = (select min(id) from ledger_accounts where user_id is not null);
      insert into ledger_tail select id from ledger_transactions;
    `)
    await client.query('set session_replication_role = default')
    await client.query('vacuum analyze')
  })
}

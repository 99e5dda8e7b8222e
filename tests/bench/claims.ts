import { withClient } from '#bin/support/database'
import { run } from '#bin/support/run'
import { WORKER_FLAGS } from '#bin/support/worker_flags'
import { withBenchDatabase } from '#tests/bench/database'
import { isSmoke } from '#tests/bench/smoke'

/**
 * Judges the trips of 50,000 cards by the claim rules: as travellers see it, person by person, and as the dry run of a drafted
 * rule does, in one statement over all. First half of the trips, then all: twice as many may take twice as long, no more.
 * `npm run bench:claims -- 200000 10000` takes other numbers of trips and cards.
 */
const TRIPS = Number(process.argv[2] ?? (isSmoke ? 1_000 : 1_000_000))
const CARDS = Number(process.argv[3] ?? (isSmoke ? 50 : 50_000))
/** What a draft is tried on in daily use. */
const PAST_TRIPS = 100_000

type Figures = {
  travellers: number
  evaluateSeconds: number
  statements: number
  candidates: number
  dryRunSeconds: number
  dryRunTrips: number
  startMegabytes: number
  peakMegabytes: number
}

await withBenchDatabase({}, async (env, superuser) => {
  const half = await figuresOf(env, superuser, 0, TRIPS / 2)
  const all = await figuresOf(env, superuser, TRIPS / 2, TRIPS)

  console.log(`\n${TRIPS.toLocaleString('en')} trips of ${CARDS.toLocaleString('en')} cards\n`)
  line('travellers, half of the trips', half)
  line('travellers, all of them', all)
  console.log(`twice the trips took ${(all.evaluateSeconds / half.evaluateSeconds).toFixed(2)}x the time (bar: 2x)\n`)
  const perTrip = all.dryRunSeconds / all.dryRunTrips
  console.log(
    `dry run of a drafted rule over ${all.dryRunTrips.toLocaleString('en')} trips of its operator and kind: ` +
      `${all.dryRunSeconds.toFixed(2)} s, 4 statements; so ${PAST_TRIPS.toLocaleString('en')} take ${(perTrip * PAST_TRIPS).toFixed(2)} s`
  )
  console.log(`twice the trips took ${(all.dryRunSeconds / half.dryRunSeconds).toFixed(2)}x the time (bar: 2x)`)
  console.log(
    `memory: ${all.startMegabytes.toFixed(0)} MB at rest, peak ${all.peakMegabytes.toFixed(0)} MB with all trips and ${half.peakMegabytes.toFixed(0)} MB with half`
  )

  function line(what: string, figures: Figures) {
    const trips = figures === half ? TRIPS / 2 : TRIPS
    console.log(
      `${what.padEnd(32)}${Math.round(trips / figures.evaluateSeconds)
        .toLocaleString('en')
        .padStart(9)} trips/s` +
        `${(figures.statements / figures.travellers).toFixed(1).padStart(8)} statements each` +
        `${figures.candidates.toLocaleString('en').padStart(10)} overcharged`
    )
  }
})

async function figuresOf(env: Record<string, string>, superuser: string, from: number, until: number) {
  await fill(superuser, from, until)
  const output = await run(
    'node',
    ['--expose-gc', ...WORKER_FLAGS, '--import=./tests/support/typescript.ts', 'tests/bench/claims_evaluator.ts'],
    env
  )
  return JSON.parse(output.trim().split('\n').at(-1)!) as Figures
}

/** One trip in ten is irregular, so that each traveller has one in either half. A traveller has one card, which the trips take in turns. */
async function fill(url: string, from: number, until: number) {
  await withClient(url, async (client) => {
    await client.query('set session_replication_role = replica')
    if (from === 0) {
      await client.query(`
      insert into users (tenant_id, role, first_name, last_name, email, password, email_verified_at, onboarded_at, mandate_signed_at)
        select 1, case when n <= 2 then 'owner' else 'member' end, 'Person', n::text, 'person' || n || '@bench.test', 'none', now(), now(), now()
        from generate_series(1, ${CARDS}) n;
      insert into ovcp_cards (tenant_id, user_id, kind, last_4) select tenant_id, id, 'anonymous', '0001' from users;
      insert into batches (tenant_id, user_id, file_name, file_key, byte_size, checksum, status, format)
        select tenant_id, id, 'transactions.csv', 'key-' || id, 1000, 'sum-' || id, 'imported', 'ov_chipkaart' from users;
      insert into batch_cards (tenant_id, batch_id, card_id, position, user_id, kind, is_new, is_known, imported_at)
        select b.tenant_id, b.id, c.id, 0, b.user_id, c.kind, false, true, now() from batches b join ovcp_cards c on c.user_id = b.user_id;`)
    }
    await client.query(
      `with trip as (
       select n, c.tenant_id, c.user_id, c.id as card, b.id as batch, (n + n / ${CARDS}) % 10 = 0 as wrong,
         now() - (1 + (n::bigint * 7919) % 400) * interval '1 day' - (n % 900) * interval '1 minute' as at,
         (array['Leiden Centraal', 'Den Haag Centraal', 'Utrecht Centraal', 'Gouda'])[1 + n % 4] as here,
         (array['Utrecht Centraal', 'Gouda', 'Leiden Centraal', 'Den Haag Centraal'])[1 + (n / 4) % 4] as there
       from generate_series($1::bigint + 1, $2) n
       join users u on u.id = (select min(id) from users) + n % ${CARDS}
       join ovcp_cards c on c.user_id = u.id join batches b on b.user_id = u.id
     ), taps as (
       insert into batch_rows (id, tenant_id, card_id, batch_id, line, disposition, fingerprint, kind, at, from_place, to_place, amount_cents, product)
       overriding system value
       select n, tenant_id, card, batch, n, 'create', md5(n::text)::uuid, 'check_out', at, here, there, case when wrong then 2000 else 490 end,
         'Reizen op Saldo NS Vol tarief (2e klas)' from trip
     )
     insert into trips (tenant_id, user_id, card_id, anchor_transaction_id, check_in_transaction_id, counterparty_id, mode,
       status, irregularity, from_place, to_place, checked_in_at, checked_out_at, fare_cents, fee_cents, reasons)
     select tenant_id, user_id, card, n, n, (select id from counterparties where slug = 'ns'), 'train',
       case when wrong then 'missing_check_out' else 'complete' end, case when wrong then 'missed_check_out' end, here,
       case when not wrong then there end, at, case when not wrong then at + interval '25 minutes' end,
       case when wrong then null else 490 end, case when wrong then 2000 end, '{}'
     from trip`,
      [from, until]
    )
    await client.query('set session_replication_role = default')
    await client.query('vacuum analyze')
  })
}

import { withClient } from '#bin/support/database'
import { run } from '#bin/support/run'
import { withBenchDatabase } from '#tests/bench/database'
import { isSmoke } from '#tests/bench/smoke'
import type { MatchingFigures } from '#tests/bench/matching_matcher'

/**
 * Proposals for 10,000 lines of the bank among 100,000 open claims of 20 operators, beside the truth that the lines were made from:
 * one claim with its reference (as written, in lower case, or without hyphens), several claims, a part of one, one without a
 * reference, a whole letter, a wrong amount, money of someone else, and one line in five that looks exact and is not. `npm run bench:matching -- 2000 20000` takes other numbers.
 */
const LINES = Number(process.argv[2] ?? (isSmoke ? 40 : 10_000))
const CLAIMS = Number(process.argv[3] ?? (isSmoke ? 2_000 : 100_000))
const OPERATORS = 20

await withBenchDatabase({}, async (env, superuser) => {
  await fill(superuser)
  const output = await run(
    'node',
    ['--import=./tests/support/typescript.ts', 'tests/bench/matching_matcher.ts', String(LINES)],
    env
  )
  const figures = JSON.parse(output.trim().split('\n').at(-1)!) as MatchingFigures

  const { seconds, halfSeconds, proposed, kinds, certain } = figures
  console.log(`\n${inThousands(LINES)} lines, ${inThousands(CLAIMS)} open claims of ${OPERATORS} operators\n`)
  console.log(
    `all proposals in ${seconds.toFixed(1)} s, one statement; half of the lines in ${halfSeconds.toFixed(1)} s (${(seconds / halfSeconds).toFixed(2)}x)`
  )
  console.log(`\n${'kind of line'.padEnd(30)}lines   right one first   among five`)
  for (const { kind, lines, first, among } of kinds) {
    console.log(
      `${kind.padEnd(30)}${inThousands(lines).padStart(5)}${percent(first, lines).padStart(18)}${percent(among, lines).padStart(13)}`
    )
  }
  console.log(
    `\nright one first: ${percent(proposed.first, proposed.lines)} of the lines that were for something (aim: at least 95 %)` +
      `\naccepted automatically: ${inThousands(certain.accepted)}, of them wrong: ${certain.wrong} (aim: 0), with ${inThousands(certain.traps)} traps among the lines; ` +
      `precision ${percent(certain.accepted - certain.wrong, certain.accepted)}, recall ${percent(certain.accepted - certain.wrong, certain.should)} of those with an exact reference and amount\n`
  )
})

function percent(part: number, whole: number) {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`
}

function inThousands(value: number) {
  return value.toLocaleString('en')
}

/** Past triggers: approved claims between 2.00 and 22.00, forty to a letter; the lines are made by the matcher. */
function fill(url: string) {
  return withClient(url, async (client) => {
    await client.query('set session_replication_role = replica')
    await client.query(`
      insert into users (tenant_id, role, first_name, last_name, email, password, email_verified_at, onboarded_at)
        select 1, case when n = 1 then 'finance' else 'member' end, 'Person', n::text, 'person' || n || '@bench.test', 'none', now(), now()
        from generate_series(1, 1000) n;
      insert into counterparties (slug, name, modes, ibans, answer_days)
        select 'bench-' || n, 'Vervoerder ' || n, '{bus}', array['NL' || n], 10 from generate_series(1, ${OPERATORS}) n;
      insert into letters (id, reference, counterparty_id, kind, needs_check, day, status, claim_count, gross_cents)
        overriding system value
        select n, 'SUB-' || lpad(upper(to_hex(n)), 4, '0') || '-BBBB', o.id, 'claims', false, current_date - (n % 60)::int, 'cancelled', 40, 40000
        from generate_series(1, ${Math.ceil(CLAIMS / 40)}) n
        join (select id, row_number() over (order by id) - 1 as nth from counterparties where slug like 'bench-%') o on o.nth = n % ${OPERATORS};
      insert into claims (id, reference, tenant_id, user_id, trip_id, counterparty_id, rule_id, kind, status, batch_id, gross_cents, fee_cents, net_cents, fee_bps,
          approved_cents, submitted_at, decided_at, deadline_on, channel, refund_to, charged_cents, estimated_fare_cents, fare_source)
        overriding system value
        select n, 'CLM-' || lpad(upper(to_hex(n / 65536)), 4, '0') || '-' || lpad(upper(to_hex(n % 65536)), 4, '0'), 1, u.id, n, s.counterparty_id, 1, 'missed_check_out', 'approved', 1,
          c.cents, 0, c.cents, 0, c.cents, now() - interval '40 days', now() - ((n * 7) % 30) * interval '1 day', current_date, 'letter', 'fareback', 2000, 0, 'none'
        from generate_series(1, ${CLAIMS}) n
        join letters s on s.id = 1 + (n - 1) / 40
        join users u on u.id = (select min(id) from users) + n % 1000
        cross join lateral (select 200 + abs(hashint8(n)) % 2000 as cents) c;
      insert into letter_claims (letter_id, claim_id, kind, asked_cents, outcome)
        select 1 + (c.id - 1) / 40, c.id, 'claims', c.gross_cents, 'left' from claims c;
    `)
    await client.query('set session_replication_role = default')
    await client.query('vacuum analyze')
  })
}

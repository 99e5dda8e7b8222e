import type { Client } from 'pg'
import { Keyring, namedKeysIn } from '#app/platform/encryption/keyring'
import { APP_KEY } from '#tests/bench/database'

export type Size = { people: number; trips: number; claims: number; entries: number }

/**
 * Fills a migrated database by SQL, without triggers and foreign keys, so wants a superuser. What is in it is spread as in
 * real use: most claims are closed, a few wait; few trips are irregular; some stops are busy, most are not.
 */
export async function fill(client: Client, { people, trips, claims, entries }: Size) {
  const run = (sql: string) => client.query(sql)
  const keyring = new Keyring(namedKeysIn(undefined), APP_KEY)
  const iban = keyring.encrypt('NL91ABNA0417164300', 'iban')
  const holder = keyring.encrypt('P. Person', 'holder')
  const statements = Math.ceil(claims / LINES_A_DAY)
  const postings = Math.floor(entries / 2)
  await run('set session_replication_role = replica')
  await run('set search_path = public; select setseed(0.42)')
  await run(`
    create function pg_temp.code(prefix text, n bigint) returns text language sql immutable as $$
      select prefix || '-' || string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (((n * 7919) >> (5 * i)) & 31)::int + 1, 1)
        || case when i = 3 then '-' else '' end, '' order by i)
      from generate_series(0, 7) i
    $$`)

  await run(`
    insert into tenants (slug, name, fee_bps)
    select 'tenant-' || n, 'Organisation ' || n, 2000 from generate_series(1, 40) n`)
  await run(`
    insert into users (tenant_id, role, first_name, last_name, email, password, email_verified_at, onboarded_at,
      blocked_at, premium_since, created_at, role_since, last_seen_at)
    select case when n % 3 = 0 then 2 + n % 40 else 1 end,
      case when n <= 40 then (array['agent', 'finance', 'owner'])[1 + n % 3] when n % 3 = 0 and n % 97 = 0 then 'manager' else 'member' end,
      (${FIRST_NAMES})[1 + (random() * 59)::int], (${LAST_NAMES})[1 + (random() * 39)::int] || ' ' || n % 500,
      'person' || n || '@bench.test', 'none',
      case when random() < 0.9 then now() end, case when random() < 0.8 then now() end,
      case when random() < 0.003 then now() end, case when random() < 0.05 then now() end,
      now() - random() * interval '1000 days', now() - interval '1000 days', case when random() < 0.9 then now() - random() * interval '300 days' end
    from generate_series(1, ${people}) n`)
  await run(`
    insert into ovcp_cards (tenant_id, user_id, kind, last_4)
    select tenant_id, id, 'unknown', lpad((id * 7919 % 10000)::text, 4, '0') from users`)
  await run(`
    insert into batches (tenant_id, user_id, file_name, file_key, byte_size, checksum, status)
    select tenant_id, id, 'transactions.csv', 'key-' || id, 1000, 'sum-' || id, 'imported' from users`)
  await run(`
    insert into batch_cards (tenant_id, batch_id, card_id, position, user_id, kind, is_new, is_known, imported_at)
    select b.tenant_id, b.id, c.id, 0, b.user_id, c.kind, false, true, now() from batches b join ovcp_cards c on c.user_id = b.user_id`)
  await run(`
    insert into trips (tenant_id, user_id, card_id, anchor_transaction_id, check_in_transaction_id, counterparty_id, mode,
      status, irregularity, from_place, to_place, checked_in_at, checked_out_at, fare_cents, fee_cents, reasons)
    select c.tenant_id, c.user_id, c.id, n, n, 1 + (power(random(), 2) * 9)::int,
      (array['train', 'train', 'bus', 'metro', 'tram', 'unknown'])[1 + (random() * 5)::int],
      case when what < 0.955 then 'complete' when what < 0.98 then 'missing_check_out' when what < 0.99 then 'missing_check_in'
           when what < 0.999 then 'corrected' else 'still_travelling' end,
      case when what < 0.955 then null when what < 0.98 then 'missed_check_out' when what < 0.99 then 'missed_check_in'
           when what < 0.997 then 'double_charge' when what < 0.999 then 'same_station' end,
      ${PLACE}, ${PLACE}, at, at + interval '25 minutes', (100 + random() * 2000)::int, case when what > 0.97 then 2000 end, '{}'
    from (
      select n, random() as what, now() - random() * interval '1000 days' as at,
        (select id from ovcp_cards order by id limit 1) + (n::bigint * 7919) % ${people} as card
      from generate_series(1, ${trips}) n
    ) trip join ovcp_cards c on c.id = trip.card`)
  await run(`
    insert into claims (reference, tenant_id, user_id, trip_id, batch_id, counterparty_id, rule_id, kind, status, charged_cents,
      estimated_fare_cents, fare_source, gross_cents, fee_bps, fee_cents, net_cents, approved_cents, received_cents,
      rejection_reason, decided_at, objected_at, deadline_on, expected_answer_on, submitted_at, created_at, channel, refund_to)
    select pg_temp.code('CLM', n), t.tenant_id, t.user_id, t.id, b.id, coalesce(t.counterparty_id, 1), 1, k.kind, k.status, 2000, 490, 'none',
      k.gross, 2000, k.gross / 5, k.gross - k.gross / 5,
      case when k.status in ('approved', 'partly_approved', 'refunded', 'closed') then k.gross end,
      case when k.status in ('refunded', 'closed') then k.gross else 0 end,
      case when k.status = 'rejected' then 'too_late' end,
      case when k.status not in ('submitted', 'acknowledged') then k.at + interval '20 days' end,
      case when k.status = 'objected' then k.at + interval '30 days' end,
      (k.at + interval '90 days')::date, (k.at + interval '30 days')::date, k.at, k.at, 'letter', 'fareback'
    from (
      select n, now() - (${claims} - n) * interval '1000 days' / ${claims} as at, (300 + random() * 2000)::int as gross,
        (array['missed_check_out', 'missed_check_out', 'missed_check_in', 'double_charge', 'same_station'])[1 + (power(random(), 2) * 4)::int] as kind,
        (array['closed', 'closed', 'closed', 'closed', 'closed', 'closed', 'refunded', 'refunded', 'refunded', 'refunded', 'rejected',
          'rejected', 'submitted', 'submitted', 'acknowledged', 'objected', 'approved', 'partly_approved', 'withdrawn',
          'expired'])[1 + (random() * 19)::int] as status
      from generate_series(1, ${claims}) n
    ) k
    join trips t on t.id = (select id from trips order by id limit 1) + (k.n::bigint * 3) % ${trips}
    join batches b on b.user_id = t.user_id
    on conflict do nothing`)
  // What changed since the last merging stands row by row.
  await run(`
    insert into claim_tallies (counterparty_id, status, claims_count, gross_cents)
    select counterparty_id, status, count(*), sum(gross_cents) from claims
    group by counterparty_id, status, case when id > (select max(id) from claims) - ${Math.ceil(claims / 300)} then id end`)
  await run(`
    insert into ledger_accounts (code, tenant_id, user_id, balance_cents)
    select 'users:' || id || ':wallet', tenant_id, id, 500 from users on conflict do nothing`)
  await run(`
    insert into ledger_transactions (tenant_id, kind, idempotency_key, body_hash, subject_type, subject_id, posted_at, effective_on)
    select null, 'refund.received', 'bench:' || n, 'none', 'claim', n, at, at::date
    from (
      select n, now() - (1 - n / ${postings}.0) * interval '1000 days' as at from generate_series(1, ${postings}) n
    ) posted`)
  await run(`
    insert into ledger_entries (tenant_id, transaction_id, account_id, amount_cents, balance_after_cents)
    select null::bigint, t.id, bank.id, -500, null::bigint from ledger_transactions t, ledger_accounts bank where bank.code = 'bank'
    union all
    select w.tenant_id, t.id, w.id, 500, 500 from ledger_transactions t
    join ledger_accounts w on w.id = (select min(id) from ledger_accounts where user_id is not null) + t.id % ${people}`)
  await run(`
    insert into payout_runs (reference, execute_on, total_cents, payouts_count, created_by_id, status)
    select pg_temp.code('RUN', n), current_date, 50000, 50, (select min(id) from users where role = 'owner'), 'cancelled'
    from generate_series(1, ${Math.ceil(claims / 1_000)}) n`)
  await run(`
    insert into letters (reference, counterparty_id, kind, needs_check, day, status, claim_count, gross_cents)
    select pg_temp.code('SUB', n), 1 + n % 5, 'claims', false, current_date - n, 'cancelled', 5, 10000
    from generate_series(1, ${Math.ceil(claims / 100)}) n`)
  await run(`
    insert into statement_files (name, key, size, sha_256, status, format, uploaded_by_id, imported_at)
    select 'statement.xml', 'statements/' || n, 1000, encode(sha256(n::text::bytea), 'hex'), 'imported', 'camt_053',
      (select min(id) from users where role = 'finance'), now()
    from generate_series(1, ${statements}) n`)
  await run(`
    insert into statements (reference, file_id, from_on, until_on, opening_cents, closing_cents, lines_count, new_lines_count,
      credit_cents, debit_cents, sequence_number, is_chained, completed_at)
    select pg_temp.code('STM', n), id, day, day, 500000, 500000, ${LINES_A_DAY}, ${LINES_A_DAY}, 400000, 400000, n, true, now()
    from (select id, n, current_date - (${statements} - n)::int as day from (
      select id, row_number() over (order by id) as n from statement_files
    ) numbered) file`)
  await run(`
    insert into statement_lines (reference, statement_id, booked_on, amount_cents, open_cents, counterparty_name,
      counterparty_id, description, ledger_transaction_id)
    select pg_temp.code('BNK', n), s.id, s.until_on, cents, case when n > ${claims} - 500 then cents else 0 end,
      (array['NS Reizigers B.V.', 'Arriva Personenvervoer', 'RET N.V.', 'GVB Exploitatie', 'HTM Personenvervoer'])[1 + n % 5],
      1 + n % 5, 'Restitutie ' || pg_temp.code('CLM', n), n
    from (
      select n, case when n % 20 = 0 then -1 else 1 end * (300 + (n::bigint * 7919) % 2000)::int as cents
      from generate_series(1, ${claims}) n
    ) line join statements s on s.id = (select min(id) from statements) + (n - 1) / ${LINES_A_DAY}`)
  await run(`
    insert into payouts (reference, tenant_id, user_id, amount_cents, iban_encrypted, holder_encrypted, iban_last_4, status,
      payout_run_id, ledger_transaction_id)
    select pg_temp.code('PAY', n), u.tenant_id, u.id, 1000, '${iban}', '${holder}', '4300', case when run is null then 'requested' else 'paid' end,
      run, n
    from (
      select row_number() over (order by run nulls first) as n, run from (
        select id as run from payout_runs, generate_series(1, 50)
        union all
        -- A run every week takes them all, however many there were before.
        select null from generate_series(1, 300)
      ) payout
    ) payout join users u on u.id = (select min(id) from users) + n % ${people}`)
  await run(`
    insert into expenses (reference, tenant_id, user_id, category, incurred_on, amount_cents, vat_cents, description,
      receipt_key, receipt_type, receipt_size, sha_256, status)
    select pg_temp.code('EXP', n), u.tenant_id, u.id, (array['travel', 'meals', 'lodging', 'equipment', 'phone', 'other'])[1 + n % 6],
      current_date - (random() * 360)::int, (100 + random() * 20000)::int, 0, 'Expense ' || n, 'expenses/' || n,
      'application/pdf', 1000, encode(sha256((n - case when n % 100 = 0 then 1 else 0 end)::text::bytea), 'hex'),
      case when n % 50 = 0 then 'submitted' else 'withdrawn' end
    from generate_series(1, ${Math.ceil(claims / 10)}) n join users u on u.id = (select min(id) from users) + n % ${people}`)
  await run(`
    insert into emails (tenant_id, user_id, to_address, template, topic, locale, subject, html, text, status, sent_at)
    select u.tenant_id, u.id, u.email, 'claim_decided', 'claims', 'nl', 'Claim ' || n, '<p>Claim</p>', 'Claim', 'stored', now()
    from generate_series(1, ${people * 2}) n join users u on u.id = (select min(id) from users) + n % ${people}`)
  await run(`
    insert into contact_messages (reference, tenant_id, user_id, name, email, locale, subject, message, status)
    select pg_temp.code('MSG', n), u.tenant_id, u.id, u.first_name, u.email, 'nl', 'Question ' || n, 'Where is my refund?',
      case when n % 50 = 0 then 'open' else 'closed' end
    from generate_series(1, ${Math.ceil(claims / 100)}) n join users u on u.id = (select min(id) from users) + n % ${people}`)
  await run('set session_replication_role = origin')
  await run('vacuum analyze')
}

const LINES_A_DAY = 300

const FIRST_NAMES = `array[${'Jan Piet Klaas Marie Anna Sanne Lotte Daan Sem Lucas Emma Julia Mila Noah Finn Levi Bram Thijs Lars Jesse Ruben Tim Stijn Sara Eva Fleur Lisa Noor Zoë Saar Nina Isa Roos Femke Anouk Mohammed Fatima Ahmed Aisha Yusuf Olga Ivan Chen Wei Maria José Ana Luis Kofi Ama Priya Raj Ananya Hiro Yuki Omar Layla Elif Mehmet Ayşe'
  .split(' ')
  .map((name) => `'${name}'`)
  .join()}]`
const LAST_NAMES = `array[${'Jansen,de Vries,van den Berg,Bakker,van Dijk,Visser,Smit,Meijer,de Boer,Mulder,de Groot,Bos,Vos,Peters,Hendriks,van Leeuwen,Dekker,Brouwer,de Wit,Dijkstra,Smits,de Graaf,van der Meer,Kok,Jacobs,de Haan,Vermeulen,van der Heijden,Schouten,van Beek,Willems,van Vliet,Hoekstra,Maas,Verhoeven,Koster,Prins,Blom,Huisman,Peeters'
  .split(',')
  .map((name) => `'${name}'`)
  .join()}]`
const PLACE = `(array['Leiden Centraal', 'Den Haag Centraal', 'Utrecht Centraal', 'Amsterdam Centraal', 'Rotterdam Centraal'])[1 + (power(random(), 0.5) * 4)::int]
  || case when random() < 0.7 then '' else ', halte ' || (random() * 300)::int end`

import { expect } from 'vitest'
import { asOwner } from '#tests/support/owner'

/** What holds whatever was killed meanwhile: each query lists what would be wrong. */
const INVARIANTS: Record<string, string> = {
  'the books add up': 'select * from ledger_faults',
  'a planned batch has its rows': `
    select b.id from batches b where b.status in ('planned', 'importing', 'imported')
      and b.rows_read <> (select count(*) from batch_rows r where r.batch_id = b.id)`,
  'the rows of an imported batch are in force, and of no other': `
    select b.id from batches b join batch_cards c on c.batch_id = b.id where (b.status = 'imported') <> (c.imported_at is not null)`,
  'a transaction is in force once': `
    select card_id, fingerprint from transactions group by 1, 2 having count(*) > 1`,
  'a batch counts its rows': `
    select b.id, b.plan->'counts' from batches b, jsonb_each_text(b.plan->'counts') told (disposition, count)
    where b.status in ('planned', 'importing', 'imported') and told.count::int
      <> (select count(*) from batch_rows r where r.batch_id = b.id and r.disposition = told.disposition)`,
  'a tap belongs to one trip': `
    select anchor_transaction_id from trips group by 1 having count(*) > 1`,
  'a claim stands on a trip once': `
    select trip_id, kind from claims where status not in ('withdrawn', 'rejected', 'expired') group by 1, 2 having count(*) > 1`,
  'a payout run holds what its payouts add up to': `
    select r.id from payout_runs r where r.status <> 'cancelled'
      and r.total_cents <> (select coalesce(sum(amount_cents), 0) from payouts p where p.payout_run_id = r.id)`,
  'a released run has one file': `
    select id from payout_runs where status in ('released', 'confirmed') and file_xml_encrypted is null`,
  'a claim is in one letter and left with it': `
    select c.id from claims c join letter_claims i on i.claim_id = c.id join letters s on s.id = i.letter_id
    where (i.outcome = 'left' and c.status = 'ready') or (i.outcome is null and s.status in ('sent', 'posted', 'bounced', 'cancelled'))
      or (i.outcome is null and i.kind <> 'reminder') <> coalesce(c.in_letter = i.kind, false) and i.outcome is null`,
  'each line of the bank is explained by its allocations': `
    select l.id from statement_lines l where l.open_cents <> l.amount_cents
      - (select coalesce(sum(amount_cents), 0) from allocations a where a.line_id = l.id and a.reversed_at is null)`,
  'a line of the bank is booked in the ledger with its amount': `
    select l.id from statement_lines l join ledger_entries e on e.transaction_id = l.ledger_transaction_id
    join ledger_accounts a on a.id = e.account_id and a.code = 'bank' where -e.amount_cents <> l.amount_cents`,
  'a claim received what its allocations say': `
    select c.id from claims c where c.received_cents
      <> (select coalesce(sum(amount_cents), 0) from allocations a where a.claim_id = c.id and a.reversed_at is null)`,
  'a statement file that was read has its lines': `
    select f.id from statement_files f where f.status = 'imported' and f.new_lines_count
      <> (select coalesce(sum(new_lines_count), 0) from statements s where s.file_id = f.id)`,
  'an import is told once': `
    select user_id, html from emails where template = 'batch_imported' group by 1, 2 having count(*) > 1`,
  'nothing is left half-way': `
    select id, status from batches where status in ('uploaded', 'parsing', 'importing')`,
}

export const expectInvariants = () =>
  asOwner(async (owner) => {
    for (const [what, sql] of Object.entries(INVARIANTS)) {
      const { rows } = await owner.query(sql)
      expect(rows, what).toEqual([])
    }
  })

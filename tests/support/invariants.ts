import { expect } from 'vitest'
import { asOwner } from '#tests/support/owner'

/** What holds whatever was killed meanwhile: each query lists what would be wrong. */
const INVARIANTS: Record<string, string> = {
  'the books add up': 'select * from ledger_faults',
  'a planned batch has its rows': `
    select b.id from batches b where b.status in ('planned', 'importing', 'imported')
      and b.rows_read <> (select count(*) from batch_rows r where r.batch_id = b.id)`,
  'an imported batch has its transactions': `
    select b.id from batches b where b.status = 'imported' and b.rows_read > 0
      and (select count(*) from batch_rows r where r.batch_id = b.id and r.disposition in ('create', 'not_a_trip'))
        <> (select count(*) from transactions t where t.batch_id = b.id)`,
  'a batch that is not imported has none': `
    select b.id from batches b where b.status not in ('imported', 'undone')
      and exists (select 1 from transactions t where t.batch_id = b.id)`,
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
    select c.id from claims c join submissions s on s.id = c.submission_id
    where (s.status in ('sent', 'posted')) and c.status = 'ready'`,
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

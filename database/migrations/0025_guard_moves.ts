import { BaseSchema } from '@adonisjs/lucid/schema'

/** Written out, so that this migration stays what it was; a test compares them with the machines of today. */
const MOVES: Record<string, Record<string, string[]>> = {
  claims: {
    draft: ['submitted', 'withdrawn', 'expired'],
    submitted: ['acknowledged', 'approved', 'partly_approved', 'rejected', 'withdrawn', 'expired'],
    acknowledged: ['approved', 'partly_approved', 'rejected', 'withdrawn', 'expired'],
    approved: ['refunded', 'closed'],
    partly_approved: ['objected', 'refunded', 'closed'],
    rejected: ['objected', 'closed'],
    objected: ['approved', 'partly_approved', 'rejected', 'closed'],
    refunded: ['closed'],
  },
  batches: {
    uploaded: ['parsing', 'failed'],
    parsing: ['parsing', 'planned', 'failed'],
    planned: ['importing', 'undone'],
    importing: ['imported', 'planned', 'failed'],
    imported: ['undone'],
  },
  payouts: {
    requested: ['in_run', 'rejected', 'cancelled'],
    in_run: ['sent', 'requested'],
    sent: ['paid', 'returned'],
    paid: ['returned'],
  },
  payout_runs: { open: ['released', 'cancelled'], released: ['confirmed'] },
  job_applications: {
    received: ['invited', 'rejected', 'withdrawn'],
    invited: ['accepted', 'rejected', 'withdrawn'],
  },
  emails: { queued: ['sent', 'stored', 'failed'] },
}

/** What has states moves only as its machine says, whoever writes the statement. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table moves (
        subject text not null,
        from_status text not null,
        to_status text not null,
        primary key (subject, from_status, to_status)
      );

      create function check_move() returns trigger language plpgsql security definer
        set search_path = public, pg_temp as $$
      begin
        if not exists (
          select 1 from moves
          where subject = tg_table_name and from_status = old.status and to_status = new.status
        ) then
          raise exception '% cannot move from % to %', tg_table_name, old.status, new.status using errcode = 'FB005';
        end if;
        return new;
      end $$;
    `)
    for (const [subject, moves] of Object.entries(MOVES)) {
      const rows = Object.entries(moves).flatMap(([from, targets]) =>
        targets.map((to) => `('${subject}', '${from}', '${to}')`)
      )
      this.schema.raw(`
        insert into moves (subject, from_status, to_status) values ${rows.join(', ')};
        create trigger ${subject}_move before update of status on ${subject}
          for each row when (old.status is distinct from new.status) execute function check_move();
      `)
    }
  }
}

import { BaseSchema } from '@adonisjs/lucid/schema'
import { JOB_OPTIONS } from '#app/platform/shared/jobs/jobs'
import { appRole, staffOnly } from '#database/walls'

/**
 * A line is the bank's: files are read into entries first, and each entry becomes a line, or is one that is known. Statements join by
 * their balances and by the lines they share, in whatever order they come.
 */
export default class extends BaseSchema {
  async up() {
    this.#widenFiles()
    this.#createEntries()
    this.#widenLines()
    this.#joinStatements()
    for (const job of ['match_statement', 'abandon_statement']) {
      this.schema.raw(`select pgboss.create_queue('${job}', '${JSON.stringify(JOB_OPTIONS)}')`)
    }
  }

  #widenFiles() {
    this.schema.raw(`
      update statement_files set format = 'camt_053' where format in ('camt_053_02', 'camt_053_08');
      alter table statement_files
        drop constraint statement_files_status_check,
        add check (status in ('uploaded', 'booking', 'imported', 'failed')),
        -- Progress: entries read into statement_entries, and those that are settled.
        add column read_count integer not null default 0,
        add column settled_count integer not null default 0,
        -- The ends of the numbers of other accounts in the file.
        add column other_accounts text[] not null default '{}',
        -- Entries without an amount, which banks use for messages.
        add column empty_count integer not null default 0,
        -- The archive that held it.
        add column archive_id bigint references statement_files (id);
      create index statement_files_of_archive on statement_files (archive_id) where archive_id is not null;
    `)
  }

  #createEntries() {
    this.schema.raw(`
      create table statement_entries (
        file_id bigint not null references statement_files (id),
        -- Of the statements in the file.
        nth integer not null,
        position integer not null,
        booked_on date not null,
        amount_cents bigint not null check (amount_cents <> 0),
        balance_after_cents bigint,
        identity text,
        -- What becomes of the line; it goes when the entry is settled.
        told jsonb,
        -- Set with the outcome that the lines of its day give; it holds while no other statement books on that day.
        decision jsonb,
        -- Lines that may be the same, which a person is asked.
        candidates bigint[],
        outcome text check (outcome in ('booked', 'known', 'replaced')),
        line_id bigint references statement_lines (id),
        answered_by_id bigint references users (id),
        primary key (file_id, nth, position),
        check ((outcome is null) = (line_id is null)),
        check (outcome is not null or told is not null)
      );
      create unique index statement_entries_line_once on statement_entries (file_id, nth, line_id) where line_id is not null;
      create index statement_entries_of_line on statement_entries (line_id) where line_id is not null;
      create index statement_entries_waiting on statement_entries (file_id, nth, position) where line_id is null;
      create index statement_entries_by_day on statement_entries (file_id, nth, booked_on, position);

      create or replace function analyze_statement_lines() returns void language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        analyze statement_lines, statement_entries;
      end $$;

      create function check_entry() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          if old.line_id is not null then
            raise exception 'Entry % of file % is settled', old.position, old.file_id using errcode = 'FB021';
          end if;
          return old;
        end if;
        if old.line_id is not null and (new.line_id, new.outcome) is distinct from (old.line_id, old.outcome) then
          raise exception 'Entry % of file % is settled', old.position, old.file_id using errcode = 'FB021';
        end if;
        return new;
      end $$;
      create trigger statement_entries_settle_once before update or delete on statement_entries
        for each row execute function check_entry();
    `)
    this.schema.raw(staffOnly('statement_entries', 'select, insert, delete'))
    this.schema.raw(`
      grant update (told, decision, candidates, outcome, line_id, answered_by_id) on statement_entries to ${appRole};
    `)
  }

  #widenLines() {
    this.schema.raw(`
      drop index statement_lines_once;
      alter table statement_lines
        drop column occurrence,
        -- The bank's own name for it, with its scheme.
        add column identity text,
        add column balance_after_cents bigint,
        -- Entered by hand, and taken back: an allocation explains all of it.
        add column withdrawn_at timestamptz,
        add column withdrawn_by_id bigint references users (id),
        add check ((withdrawn_at is null) = (withdrawn_by_id is null));
      insert into ledger_kinds (kind, limit_cents, may_overdraw) values ('statement.taken_back', 10000000000, false);
      alter table allocations drop constraint allocations_kind_check, add check (kind in
        ('claim', 'reclaim', 'payout_run', 'payout', 'payout_return', 'settlement', 'sent_back', 'write_off', 'withdrawn'));
      -- Whether other statements booked on a day.
      create index statement_lines_of_day on statement_lines (booked_on, statement_id);
      create index statement_lines_provisional on statement_lines (amount_cents) where statement_id is null;

      alter table statements
        add column nth integer not null default 1,
        add column is_newest_first boolean not null default false,
        -- Null until each of its entries is settled: it proves nothing before.
        add column completed_at timestamptz,
        -- Of what it begins with and what the statement before it ended with; null for the first, and zero where they join.
        add column gap_cents bigint,
        -- Other statements that tell of some of its lines, with the same balances.
        add column shares_with bigint[] not null default '{}',
        -- Lines that are booked within its days and that it does not tell of.
        add column missing_count integer not null default 0;
      update statements set completed_at = created_at;
      update statements s set nth = numbered.nth from (
        select id, row_number() over (partition by file_id order by id) as nth from statements) numbered where numbered.id = s.id;
      create unique index statements_nth on statements (file_id, nth);
      create index statements_complete on statements (until_on, id) where completed_at is not null and opening_cents is not null and closing_cents is not null;
      grant update (completed_at, new_lines_count, shares_with, missing_count) on statements to ${appRole};

      create function check_statement_complete() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        if old.completed_at is not null or exists (
          select 1 from statement_entries where file_id = new.file_id and nth = new.nth and line_id is null
        ) then
          raise exception 'Statement % is not settled', new.reference using errcode = 'FB021';
        end if;
        return new;
      end $$;
      create trigger statements_complete_once before update of completed_at on statements
        for each row execute function check_statement_complete();

      -- What was imported before there were entries.
      insert into statement_entries (file_id, nth, position, booked_on, amount_cents, identity, outcome, line_id)
      select s.file_id, s.nth, row_number() over (partition by s.id order by l.booked_on, l.id), l.booked_on, l.amount_cents, null, 'booked', l.id
      from statement_lines l join statements s on s.id = l.statement_id;
    `)
  }

  #joinStatements() {
    this.schema.raw(`
      /*
       * Statements with balances join where one begins with what the one before it on the calendar ended with, by their numbers if they have
       * any, or where they share lines. The first that was imported is trusted, and so is one that a second person confirmed; from those
       * the chain goes on in both directions.
       */
      create or replace function chain_statements() returns void language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        with recursive s as materialized (
          select id, from_on, until_on, opening_cents, closing_cents, sequence_number, confirmed_by_id, shares_with, missing_count
          from statements where completed_at is not null and opening_cents is not null and closing_cents is not null
        ), before as materialized (
          -- The statements that can come before each: of its own first day, or of the last day that has any before that.
          select s.id, t.id as other, t.closing_cents as other_closing, t.closing_cents = s.opening_cents and (
              s.sequence_number is null or t.sequence_number is null or s.sequence_number in (t.sequence_number, t.sequence_number + 1, 1)) as joins,
            t.until_on
          from s left join lateral (
            select until_on from statements m where m.completed_at is not null and m.opening_cents is not null and m.closing_cents is not null
              and m.until_on < s.from_on order by m.until_on desc limit 1
          ) last on true
          join statements t on t.until_on in (s.from_on, last.until_on) and t.id <> s.id
            and t.completed_at is not null and t.opening_cents is not null and t.closing_cents is not null
        ), edges as materialized (
          select id as a, other as b from before where joins
          union select other, id from before where joins
          union select s.id, o from s, unnest(s.shares_with) o where s.missing_count = 0
          union select o, s.id from s, unnest(s.shares_with) o where s.missing_count = 0
        ), trusted (id) as (
          select * from (select id from s order by id limit 1) first
          union select id from s where confirmed_by_id is not null
          union select b from trusted join edges on a = trusted.id
        ), joined as (
          select id, bool_or(joins) as joins, (array_agg(other_closing order by until_on desc, other desc))[1] as closing
          from before group by id
        ), begun as (
          select s.id, case
              when joined.joins then 0
              when exists (select 1 from statements t where t.id = any (s.shares_with) and (t.from_on, t.id) < (s.from_on, s.id)) then 0
              else s.opening_cents - joined.closing
            end as gap
          from s left join joined on joined.id = s.id
        ), told as (
          select all_s.id, coalesce(all_s.id in (select id from trusted), false) as is_chained, begun.gap
          from statements all_s left join begun on begun.id = all_s.id
        )
        update statements set is_chained = told.is_chained, gap_cents = told.gap
        from told where told.id = statements.id
          and (statements.is_chained, statements.gap_cents) is distinct from (told.is_chained, told.gap);
      end $$;
      select chain_statements();
    `)
  }
}

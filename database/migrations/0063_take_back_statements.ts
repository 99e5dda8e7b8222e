import { BaseSchema } from '@adonisjs/lucid/schema'
import { JOB_OPTIONS } from '#app/platform/shared/jobs/jobs'
import { appRole } from '#database/walls'

/**
 * A file of statements that was imported wrongly is taken back by someone else than uploaded it: its lines leave the books, except
 * those that another statement tells of or that were entered by hand, and it proves nothing any more. Two statements that begin
 * with one balance at one moment prove nothing either, until a person says which is right. Error: FB029 a file that cannot be
 * taken back, or a match with a line of one that is.
 */
export default class extends BaseSchema {
  async up() {
    this.#files()
    this.#lines()
    this.#chain()
    this.schema.raw(
      `select pgboss.create_queue('take_back_statements', '${JSON.stringify(JOB_OPTIONS)}')`
    )
  }

  #files() {
    this.schema.raw(`
      alter table statement_files
        drop constraint statement_files_status_check,
        drop constraint statement_files_check1,
        add column withdrawn_at timestamptz,
        add column withdrawn_by_id bigint references users (id),
        add column withdrawal_reason text check (length(withdrawal_reason) between 1 and 500),
        add constraint statement_files_status_check check (status in ('uploaded', 'booking', 'imported', 'failed', 'withdrawn')),
        add constraint statement_files_imported check (
          case status when 'imported' then imported_at is not null when 'withdrawn' then true else imported_at is null end),
        add constraint statement_files_withdrawn check (
          (status = 'withdrawn') = (withdrawn_at is not null)
          and (withdrawn_at is null) = (withdrawn_by_id is null) and (withdrawn_at is null) = (withdrawal_reason is null)),
        add constraint statement_files_withdrawn_by_another check (withdrawn_by_id <> uploaded_by_id);
      drop index statement_files_once;
      create unique index statement_files_once on statement_files (sha_256) where status not in ('failed', 'withdrawn');
      create index corrections_of_line on corrections (line_id) where line_id is not null;
      create index statement_files_withdrawn_newest on statement_files (id desc) where status = 'withdrawn';

      create function check_file_withdrawal() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        if old.status = 'withdrawn' or old.status not in ('imported', 'failed') then
          raise exception 'File % is not one to take back', old.public_id using errcode = 'FB029';
        end if;
        perform refuse_new_staff(new.withdrawn_by_id, new.withdrawn_at);
        return new;
      end $$;
      create trigger statement_files_withdrawal before update on statement_files for each row
        when (new.withdrawn_at is distinct from old.withdrawn_at or (old.status = 'withdrawn' and new.status <> 'withdrawn'))
        execute function check_file_withdrawal();

      alter table statements
        -- Others that begin with the same balance at the same moment.
        add column rivals bigint[] not null default '{}';
      grant update (completed_at, new_lines_count, shares_with, missing_count) on statements to ${appRole};

      create or replace function check_statement_complete() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      declare v_withdrawn boolean := exists (select 1 from statement_files where id = new.file_id and status = 'withdrawn');
      begin
        if new.completed_at is null then
          if not v_withdrawn then
            raise exception 'Statement % is settled', new.reference using errcode = 'FB021';
          end if;
        elsif v_withdrawn or old.completed_at is not null or exists (
          select 1 from statement_entries where file_id = new.file_id and nth = new.nth and line_id is null
        ) then
          raise exception 'Statement % is not settled', new.reference using errcode = 'FB021';
        end if;
        return new;
      end $$;
    `)
  }

  #lines() {
    this.schema.raw(`
      create function is_of_withdrawn_file(p_statement bigint) returns boolean
        language sql stable security definer set search_path = public, pg_temp as $$
          select exists (select 1 from statements s join statement_files f on f.id = s.file_id where s.id = p_statement and f.status = 'withdrawn')
        $$;
      revoke execute on function is_of_withdrawn_file from public;
      grant execute on function is_of_withdrawn_file to ${appRole};

      drop trigger statement_lines_posted on statement_lines;
      -- The bank's line takes the place of one that was entered by hand, once. A line of a file that is taken back goes to another
      -- statement that tells of it, or is the one that was entered by hand again.
      create trigger statement_lines_posted before update on statement_lines for each row
        when (new.amount_cents <> old.amount_cents or (old.statement_id is not null
          and (new.booked_on, new.ledger_transaction_id) is distinct from (old.booked_on, old.ledger_transaction_id)))
        execute function refuse_posted_column();
      create function check_line_statement() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        if not is_of_withdrawn_file(old.statement_id) or (case
          when new.statement_id is null then new.entered_by_id is null
          else is_of_withdrawn_file(new.statement_id) or not exists (
            select 1 from statement_entries e join statements s on s.file_id = e.file_id and s.nth = e.nth
            where e.line_id = new.id and s.id = new.statement_id) end) then
          raise exception 'What money hangs on in statement_lines does not change' using errcode = 'FB025';
        end if;
        return new;
      end $$;
      create trigger statement_lines_of_withdrawn before update of statement_id, identity, balance_after_cents on statement_lines for each row
        when (old.statement_id is not null and (new.statement_id, new.identity, new.balance_after_cents)
          is distinct from (old.statement_id, old.identity, old.balance_after_cents))
        execute function check_line_statement();
      drop index statement_lines_matched;
      create index statement_lines_matched on statement_lines (booked_on desc, id desc) where open_cents = 0 and withdrawn_at is null;
      create index statement_lines_taken_back on statement_lines (booked_on desc, id desc) where withdrawn_at is not null;
      create index statement_lines_leaving on statement_lines (statement_id, id) where withdrawn_at is null;

      create function check_allocation_of_withdrawn() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        if is_of_withdrawn_file((select statement_id from statement_lines where id = new.line_id)) then
          raise exception 'Line % is of a file that is taken back', new.line_id using errcode = 'FB029';
        end if;
        return new;
      end $$;
      create trigger allocations_of_withdrawn before insert on allocations
        for each row when (new.kind <> 'withdrawn') execute function check_allocation_of_withdrawn();
    `)
  }

  #chain() {
    this.schema.raw(`
      -- Those that can join, with the last day before theirs on which a statement ends; one of known lines, or whose lines come to
      -- nothing, is no step.
      create function joinable_statements()
        returns table (id bigint, from_on date, until_on date, since date, opening bigint, closing bigint, number bigint, format text, is_step boolean, is_confirmed boolean)
        language sql stable security definer set search_path = public, pg_temp as $$
          select s.id, s.from_on, s.until_on, coalesce((
              select max(m.until_on) from statements m
              where m.until_on < s.from_on and m.completed_at is not null and m.opening_cents is not null and m.closing_cents is not null), '-infinity'),
            s.opening_cents, s.closing_cents, s.sequence_number, f.format, s.opening_cents <> s.closing_cents and s.new_lines_count > 0,
            s.confirmed_by_id is not null
          from statements s join statement_files f on f.id = s.file_id where s.completed_at is not null and s.opening_cents is not null and s.closing_cents is not null
        $$;

      -- What each can follow: it begins with what the other ends with, on its own first day or the last one before, and their numbers agree.
      create function statement_pairs()
        returns table (id bigint, other bigint, since date, balance bigint, is_within boolean, is_step boolean, other_is_step boolean)
        language sql stable security definer set search_path = public, pg_temp set enable_nestloop = off as $$
          select s.id, t.id, s.since, s.opening, t.until_on <> s.since, s.is_step, t.is_step
          from joinable_statements() s join joinable_statements() t
            on t.closing = s.opening and t.until_on in (s.from_on, s.since) and t.id <> s.id
              -- Each format is counted on its own.
              and (s.number is null or t.number is null or s.format is distinct from t.format or s.number in (t.number, t.number + 1, 1))
        $$;

      -- More steps leave a balance than come to it.
      create function statement_forks() returns table (since date, balance bigint, ids bigint[])
        language sql stable security definer set search_path = public, pg_temp set enable_nestloop = off as $$
          with step as materialized (
            select j.*, s.shares_with as copies
            from joinable_statements() j join statements s on s.id = j.id where j.is_step
          ), leaving as (
            select s.since, s.opening, array_agg(s.id order by s.id) as ids from step s
            where not exists (
              select 1 from step o where o.opening = s.opening and o.since = s.since and o.id < s.id and (o.id = any (s.copies) or s.id = any (o.copies)))
            group by 1, 2 having count(*) > 1
          ), coming as (
            select since, balance, bool_or(not is_within) as is_before, count(distinct other) filter (where is_within and other_is_step) as within
            from statement_pairs() group by 1, 2
          )
          select l.since, l.opening, l.ids from leaving l left join coming c on c.balance = l.opening and c.since = l.since
          where cardinality(l.ids) > (l.since = '-infinity' or coalesce(c.is_before, false))::int + coalesce(c.within, 0)
        $$;

      -- The pairs that are certain. Where steps fork none is, but of one that a person confirmed; and nothing that comes from nowhere joins
      -- beside what does.
      create function statement_joins() returns table (a bigint, b bigint)
        language sql stable security definer set search_path = public, pg_temp set enable_nestloop = off as $$
          with pairs as materialized (select * from statement_pairs()), joinable as materialized (select * from joinable_statements()),
          begun as materialized (
            select id from pairs union select min(id) from joinable union select id from joinable where is_confirmed
          ), strays as (
            select distinct p.other, p.since, p.balance from pairs p
            join pairs rival on rival.balance = p.balance and rival.since = p.since and rival.other_is_step and rival.other <> p.other
            left join begun on begun.id = p.other
            where p.other_is_step and begun.id is null and not exists (
              select 1 from statements s where s.id = p.other and s.shares_with @> array[rival.other]
              union all select 1 from statements s where s.id = rival.other and s.shares_with @> array[p.other])
          ), certain as (
            select p.id, p.other from pairs p join joinable s on s.id = p.id
            left join statement_forks() f on f.balance = p.balance and f.since = p.since
            left join strays on strays.other = p.other and strays.balance = p.balance and strays.since = p.since
            where strays.other is null and (f.ids is null or not p.is_step or s.is_confirmed)
          ), shared as (
            select s.id, j.id as other from statements s cross join unnest(s.shares_with) o join joinable j on j.id = o join joinable own on own.id = s.id
            where s.missing_count = 0
          )
          select id, other from certain union select other, id from certain
          union select id, other from shared union select other, id from shared
        $$;

      /*
       * Statements with balances join where one begins with what the one before it on the calendar ended with, by their numbers if they have
       * any, or where they share lines. The first that was imported is trusted, and so is one that a second person confirmed; from those
       * the chain goes on in both directions.
       */
      create or replace function chain_statements() returns void language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        v_ids bigint[] := array(select id from joinable_statements() order by id);
        -- By place in v_ids: whether it is trusted; the first of its edges; of each edge, the place that it leads to and the next one.
        v_trusted boolean[] := array_fill(false, array[cardinality(v_ids)]);
        v_first int[] := array_fill(0, array[cardinality(v_ids)]);
        v_to int[] := '{}';
        v_next int[] := '{}';
        v_queue int[] := '{}';
        v_at int := 1;
        v_edge int;
        e record;
      begin
        for e in
          select x.place as a, y.place as b from statement_joins() j
          join (select id, place from unnest(v_ids) with ordinality as t (id, place)) x on x.id = j.a
          join (select id, place from unnest(v_ids) with ordinality as t (id, place)) y on y.id = j.b
        loop
          v_to := v_to || e.b::int;
          v_next := v_next || v_first[e.a];
          v_first[e.a] := cardinality(v_to);
        end loop;
        v_queue := array(
          select place from unnest(v_ids) with ordinality as t (id, place)
          where place = 1 and not exists (select 1 from statement_forks() f where t.id = any (f.ids))
            or t.id in (select id from joinable_statements() where is_confirmed));
        for n in 1 .. cardinality(v_queue) loop
          v_trusted[v_queue[n]] := true;
        end loop;
        while v_at <= cardinality(v_queue) loop
          v_edge := v_first[v_queue[v_at]];
          while v_edge > 0 loop
            if not v_trusted[v_to[v_edge]] then
              v_trusted[v_to[v_edge]] := true;
              v_queue := v_queue || v_to[v_edge];
            end if;
            v_edge := v_next[v_edge];
          end loop;
          v_at := v_at + 1;
        end loop;

        with told as (
          select s.id, coalesce(t.trusted, false) as is_chained, coalesce(array_remove(f.ids, s.id), '{}') as rivals,
            case
              when t.id is null then null
              when p.id is not null then 0
              when exists (select 1 from statements o where o.id = any (s.shares_with) and (o.from_on, o.id) < (s.from_on, s.id)) then 0
              else s.opening_cents - (
                select m.closing_cents from statements m
                where m.completed_at is not null and m.opening_cents is not null and m.closing_cents is not null and m.id <> s.id
                  and m.until_on <= s.from_on
                order by m.until_on desc, m.id desc limit 1)
            end as gap
          from statements s
          left join unnest(v_ids, v_trusted) as t (id, trusted) on t.id = s.id
          left join (select distinct id from statement_pairs()) p on p.id = s.id
          left join (select unnest(ids) as id, ids from statement_forks()) f on f.id = s.id
        )
        update statements set is_chained = told.is_chained, gap_cents = told.gap, rivals = told.rivals
        from told where told.id = statements.id
          and (statements.is_chained, statements.gap_cents, statements.rivals) is distinct from (told.is_chained, told.gap, told.rivals);
      end $$;
      revoke execute on function joinable_statements, statement_pairs, statement_forks, statement_joins from public;

      -- One of two that begin alike is the bank's.
      create function check_rival_confirmation() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        if new.completed_at is null or exists (select 1 from statements where id = any (new.rivals) and confirmed_by_id is not null) then
          raise exception 'Statement % has a rival that is confirmed, or is taken back', new.reference using errcode = 'FB029';
        end if;
        return new;
      end $$;
      create trigger statements_rival before update of confirmed_by_id on statements
        for each row when (new.confirmed_by_id is not null) execute function check_rival_confirmation();

      create or replace function line_is_proven(p_line bigint, p_by_person boolean) returns boolean
        language sql stable security definer set search_path = public, pg_temp as $$
          select coalesce(l.withdrawn_at is null and (l.confirmed_by_id is not null or s.completed_at is not null and (
            s.confirmed_by_id is not null or (s.is_chained and not p_by_person))), false)
          from statement_lines l left join statements s on s.id = l.statement_id where l.id = p_line
        $$;
      select chain_statements();
    `)
  }
}

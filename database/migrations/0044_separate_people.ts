import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole } from '#database/walls'

/**
 * Four eyes by person: what one moved alone is summed by day, who is new approves nothing for a day, nobody releases what they are
 * paid or caused, and money leaves only when its line is proven by the balances around it or by a second person.
 *
 * Errors: FB014 new in this role, FB015 above what one person moves alone, FB016 released by a payee or a cause, FB017 a line that
 * nobody proved.
 */
export default class extends BaseSchema {
  async up() {
    this.#sinceWhen()
    this.#alone()
    this.#proveLines()
    this.#nameCauses()
    this.#guardRelease()
  }

  #sinceWhen() {
    this.schema.raw(`
      alter table users add column role_since timestamptz not null default now();
      alter table users disable trigger user;
      update users set role_since = created_at;
      alter table users enable trigger user;

      -- Whoever changes a role and does not say since when does so now.
      create function move_role_since() returns trigger language plpgsql as $$
      begin
        if new.role_since is not distinct from old.role_since then new.role_since := now(); end if;
        return new;
      end $$;
      create trigger users_role_since before update of role on users
        for each row when (old.role is distinct from new.role) execute function move_role_since();

      create function refuse_new_staff(p_id bigint, p_at timestamptz) returns void
        language plpgsql stable security definer set search_path = public, pg_temp as $$
      begin
        if exists (select 1 from users where id = p_id and role_since > p_at - interval '24 hours') then
          raise exception 'User % has had this role for less than a day', p_id using errcode = 'FB014';
        end if;
      end $$;
      revoke execute on function refuse_new_staff from public;

      create function check_approver() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        case tg_table_name
          when 'corrections' then
            if new.decided_by_id <> new.requested_by_id then perform refuse_new_staff(new.decided_by_id, new.decided_at); end if;
          when 'expenses' then
            if new.status = 'approved' then perform refuse_new_staff(new.decided_by_id, new.decided_at); end if;
            if new.status = 'reimbursed' then perform refuse_new_staff(new.reimbursed_by_id, new.reimbursed_at); end if;
          when 'payout_runs' then perform refuse_new_staff(new.released_by_id, new.released_at);
          when 'claim_rules' then perform refuse_new_staff(new.activated_by_id, new.activated_at);
          when 'decisions' then perform refuse_new_staff(new.reviewed_by_id, new.reviewed_at);
        end case;
        return new;
      end $$;
      create trigger corrections_approver before update of status on corrections
        for each row when (new.status <> 'requested') execute function check_approver();
      create trigger expenses_approver before update of status on expenses
        for each row when (new.status in ('approved', 'reimbursed')) execute function check_approver();
      create trigger payout_runs_approver before update of status on payout_runs
        for each row when (new.status = 'released' and old.status = 'open') execute function check_approver();
      create trigger claim_rules_approver before update of status on claim_rules
        for each row when (new.status = 'active' and old.status = 'draft') execute function check_approver();
      create trigger decisions_approver before update of review on decisions
        for each row when (new.review = 'confirmed' and old.review = 'due') execute function check_approver();
    `)
  }

  #alone() {
    this.schema.raw(`
      create index corrections_alone on corrections (decided_by_id, decided_at)
        where status = 'applied' and decided_by_id = requested_by_id;
      create index expenses_alone on expenses (reimbursed_by_id, reimbursed_at)
        where status = 'reimbursed' and reimbursed_by_id = decided_by_id;

      -- Of a person and kind, on the day (in Amsterdam) of a moment, whatever the direction.
      -- What goes to people is one sum, by whatever route; what is written off is another.
      create function moved_alone(p_kind text, p_by bigint, p_at timestamptz) returns bigint
        language sql stable security definer set search_path = public, pg_temp as $$
          select coalesce(sum(cents), 0)::bigint from (
            select abs(amount_cents) as cents, decided_at as at from corrections
            where (kind = 'write_off') = (p_kind = 'write_off') and status = 'applied' and decided_by_id = requested_by_id and decided_by_id = p_by
              and decided_at > p_at - interval '26 hours'
            union all
            select amount_cents, reimbursed_at from expenses
            where p_kind <> 'write_off' and status = 'reimbursed' and reimbursed_by_id = decided_by_id and reimbursed_by_id = p_by
              and reimbursed_at > p_at - interval '26 hours'
          ) moved where (at at time zone 'Europe/Amsterdam')::date = (p_at at time zone 'Europe/Amsterdam')::date
        $$;
      revoke execute on function moved_alone from public;
      grant execute on function moved_alone to ${appRole};

      create function check_alone() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      declare v_kind text; v_by bigint; v_at timestamptz;
      begin
        if tg_table_name = 'corrections' then
          if new.decided_by_id <> new.requested_by_id then return new; end if;
          v_kind := new.kind; v_by := new.decided_by_id; v_at := new.decided_at;
        else
          if new.reimbursed_by_id <> new.decided_by_id then return new; end if;
          v_kind := 'expense'; v_by := new.reimbursed_by_id; v_at := new.reimbursed_at;
        end if;
        perform refuse_new_staff(v_by, v_at);
        -- Two at the same time would both see the old sum.
        perform pg_advisory_xact_lock(hashtext('moved_alone by'), v_by::integer);
        if moved_alone(v_kind, v_by, v_at) + abs(new.amount_cents) > 5000 then
          raise exception 'User % moves more than one person may alone in a day', v_by using errcode = 'FB015';
        end if;
        return new;
      end $$;
      create trigger corrections_alone before update of status on corrections
        for each row when (new.status = 'applied') execute function check_alone();
      create trigger expenses_alone before update of status on expenses
        for each row when (new.status = 'reimbursed') execute function check_alone();
    `)
  }

  #proveLines() {
    this.schema.raw(`
      alter table statements
        add column sequence_number bigint,
        -- Its opening balance is the closing one of the statement before it, which is chained too.
        add column is_chained boolean not null default false,
        add column confirmed_by_id bigint references users (id),
        add column confirmed_at timestamptz,
        add check ((confirmed_by_id is null) = (confirmed_at is null));
      alter table statement_lines
        add column confirmed_by_id bigint references users (id),
        add column confirmed_at timestamptz,
        add check ((confirmed_by_id is null) = (confirmed_at is null)),
        add check (confirmed_by_id is null or confirmed_by_id <> entered_by_id);
      grant update (confirmed_by_id, confirmed_at) on statements to ${appRole};

      create function check_statement_confirmation() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        if new.confirmed_by_id = (select uploaded_by_id from statement_files where id = new.file_id) then
          raise exception 'Statement % is confirmed by who uploaded it', new.reference using errcode = 'FB017';
        end if;
        perform refuse_new_staff(new.confirmed_by_id, new.confirmed_at);
        return new;
      end $$;
      create trigger statements_confirmation before update of confirmed_by_id on statements
        for each row execute function check_statement_confirmation();

      create function check_line_confirmation() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        if exists (
          select 1 from statements s join statement_files f on f.id = s.file_id
          where s.id = new.statement_id and f.uploaded_by_id = new.confirmed_by_id
        ) or exists (
          select 1 from allocations a where a.line_id = new.id and a.created_by_id = new.confirmed_by_id and a.reversed_at is null
        ) then
          raise exception 'Line % is confirmed by who uploaded or matched it', new.reference using errcode = 'FB017';
        end if;
        perform refuse_new_staff(new.confirmed_by_id, new.confirmed_at);
        return new;
      end $$;
      create trigger statement_lines_confirmation before update of confirmed_by_id on statement_lines
        for each row when (new.confirmed_by_id is not null) execute function check_line_confirmation();

      -- In the order of their days. The first statement of all begins the chain; one that a second person confirmed goes on with it.
      -- The same period with the same balances, in another file, is as good as the first, and does not move the chain.
      create function chain_statements() returns void language plpgsql security definer set search_path = public, pg_temp as $$
      declare s statements; v_before statements; v_twin boolean; v_ok boolean;
      begin
        for s in select * from statements order by until_on, from_on, id loop
          if s.opening_cents is null or s.closing_cents is null then
            v_ok := false;
          else
            select is_chained into v_twin from statements t
            where t.until_on = s.until_on and t.from_on = s.from_on and t.opening_cents = s.opening_cents
              and t.closing_cents = s.closing_cents and t.lines_count = s.lines_count and t.id < s.id order by t.id limit 1;
            if v_twin is not null then
              v_ok := v_twin;
            else
              v_ok := s.confirmed_by_id is not null or v_before.id is null or (
                v_before.is_chained and v_before.closing_cents = s.opening_cents
                and (s.sequence_number is null or v_before.sequence_number is null
                  or s.sequence_number in (v_before.sequence_number + 1, 1)));
            end if;
          end if;
          if v_ok is distinct from s.is_chained then
            update statements set is_chained = v_ok where id = s.id;
          end if;
          s.is_chained := v_ok;
          if s.opening_cents is not null and s.closing_cents is not null and v_twin is null then v_before := s; end if;
          v_twin := null;
        end loop;
      end $$;
      revoke execute on function chain_statements from public;
      grant execute on function chain_statements to ${appRole};
      select chain_statements();

      -- Balances can be forged along with a line: what goes to an account that a line names needs a person.
      create function line_is_proven(p_line bigint, p_by_person boolean) returns boolean
        language sql stable security definer set search_path = public, pg_temp as $$
          select coalesce(l.confirmed_by_id is not null or s.confirmed_by_id is not null or (s.is_chained and not p_by_person), false)
          from statement_lines l left join statements s on s.id = l.statement_id where l.id = p_line
        $$;
      revoke execute on function line_is_proven from public;
      grant execute on function line_is_proven to ${appRole};
    `)
  }

  #nameCauses() {
    this.schema.raw(`
      create index allocations_posted on allocations (ledger_transaction_id) where ledger_transaction_id is not null;
      create index expenses_of_payout on expenses (payout_id) where payout_id is not null;

      -- Lines that the payouts of a run stand on: of the credits of their wallets since those were last empty, or the line that
      -- goes back.
      create function run_lines(p_run bigint)
        returns table (payout_id bigint, line_id bigint, claim_id bigint, created_by_id bigint, by_person boolean)
        language sql stable security definer set search_path = public, pg_temp as $$
          with own as materialized (
            select p.id as payout_id, e.account_id, e.id as upto, coalesce((
              select max(z.id) from ledger_entries z
              where z.account_id = e.account_id and z.id < e.id and z.balance_after_cents <= 0), 0) as since
            from payouts p join ledger_entries e on e.transaction_id = p.ledger_transaction_id and e.balance_after_cents is not null
            where p.payout_run_id = p_run
          ), credit as materialized (
            select own.payout_id, t.id, t.kind, t.subject_type, t.subject_id from own
            join ledger_entries e on e.account_id = own.account_id and e.id > own.since and e.id < own.upto and e.amount_cents > 0
              and e.balance_after_cents is not null
            join ledger_transactions t on t.id = e.transaction_id
          )
          select c.payout_id, a.line_id, a.claim_id, a.created_by_id, false from credit c join allocations a on a.ledger_transaction_id = c.id
          union all
          select p.id, a.line_id, null, a.created_by_id, true from payouts p
          join allocations a on a.payout_id = p.id and a.kind = 'sent_back' and a.reversed_at is null
          where p.payout_run_id = p_run
          union all
          select c.payout_id, a.line_id, null, a.created_by_id, false from credit c
          join allocations a on a.payout_id = c.subject_id and a.kind = 'payout_return'
          where c.kind = 'payout.cancelled' and c.subject_type = 'payout'
        $$;

      -- Whom the payouts of a run are to, and who made them possible.
      create function run_people(p_run bigint) returns table (payout_id bigint, user_id bigint, why text)
        language sql stable security definer set search_path = public, pg_temp as $$
          with line as materialized (select * from run_lines(p_run)), paid as materialized (
            select p.id, p.user_id, p.ledger_transaction_id from payouts p where p.payout_run_id = p_run
          )
          select p.id, p.user_id, 'payee' from paid p where p.user_id is not null
          union select l.payout_id, l.created_by_id, 'matched' from line l where l.created_by_id is not null
          union select l.payout_id, s.entered_by_id, 'entered' from line l join statement_lines s on s.id = l.line_id
            where s.entered_by_id is not null
          union select l.payout_id, f.uploaded_by_id, 'uploaded' from line l join statement_lines s on s.id = l.line_id
            join statements st on st.id = s.statement_id join statement_files f on f.id = st.file_id
          union select l.payout_id, d.decided_by_id, 'decided' from line l join decisions d on d.claim_id = l.claim_id
            where d.decided_by_id is not null
          union select p.id, x.person, 'corrected' from paid p
            join ledger_accounts a on a.user_id = p.user_id
            join corrections c on c.user_id = p.user_id and c.status = 'applied' and c.amount_cents > 0
            join ledger_entries ce on ce.transaction_id = c.ledger_transaction_id and ce.account_id = a.id
            join ledger_entries pe on pe.transaction_id = p.ledger_transaction_id and pe.account_id = a.id and ce.id < pe.id
              and not exists (select 1 from ledger_entries z where z.account_id = a.id and z.id > ce.id and z.id < pe.id and z.balance_after_cents <= 0)
            cross join lateral (values (c.requested_by_id), (c.decided_by_id)) x (person)
          union select e.payout_id, x.person, 'reimbursed' from paid p join expenses e on e.payout_id = p.id
            cross join lateral (values (e.decided_by_id), (e.reimbursed_by_id)) x (person)
        $$;

      create function run_unproven(p_run bigint) returns table (payout_id bigint, line_id bigint)
        language sql stable security definer set search_path = public, pg_temp as $$
          with line as materialized (select distinct r.payout_id, r.line_id, r.by_person from run_lines(p_run) r),
          unproven as materialized (
            select distinct l.line_id, l.by_person from line l
          )
          select l.payout_id, l.line_id from line l
          join (select u.line_id, u.by_person from unproven u where not line_is_proven(u.line_id, u.by_person)) u using (line_id, by_person)
        $$;

      -- For the page of a run: what its payouts stand on, and whether this person made it so.
      create function run_causes(p_run bigint, p_person bigint)
        returns table (payout_id bigint, is_by_person boolean, unproven text[], is_to_staff boolean)
        language sql stable security definer set search_path = public, pg_temp as $$
          with theirs as materialized (select distinct r.payout_id from run_people(p_run) r where r.user_id = p_person),
          unproven as materialized (
            select r.payout_id, array_agg(distinct s.reference order by s.reference) as lines
            from run_unproven(p_run) r join statement_lines s on s.id = r.line_id group by 1
          )
          select p.id, t.payout_id is not null, coalesce(n.lines, '{}'), coalesce(u.role in ('agent', 'finance', 'owner'), false)
          from payouts p left join theirs t on t.payout_id = p.id left join unproven n on n.payout_id = p.id
          left join users u on u.id = p.user_id
          where p.payout_run_id = p_run and current_setting('fareback.scope', true) in ('staff', 'worker')
        $$;
      revoke execute on function run_lines, run_people, run_unproven from public;
      revoke execute on function run_causes from public;
      grant execute on function run_causes to ${appRole};
    `)
  }

  #guardRelease() {
    this.schema.raw(`
      alter table payout_runs add column shown_digest text check (shown_digest ~ '^[0-9a-f]{64}$');

      create function check_release() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        if exists (select 1 from run_people(new.id) where user_id = new.released_by_id) then
          raise exception 'Payout run % is released by a payee or by who caused a payout', new.reference using errcode = 'FB016';
        end if;
        if exists (select 1 from run_unproven(new.id)) then
          raise exception 'Payout run % stands on a line that nobody proved', new.reference using errcode = 'FB017';
        end if;
        return new;
      end $$;
      create trigger payout_runs_release before update of status on payout_runs
        for each row when (new.status = 'released' and old.status = 'open') execute function check_release();
    `)
  }
}

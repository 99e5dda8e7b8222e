import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole, staffOnly } from '#database/walls'

/**
 * Two people sign a month off: nothing counts for a day in it any more. Errors: FB027 a move or a change in a month that is closed, or a
 * month whose sums are not those that were signed.
 */
export default class extends BaseSchema {
  async up() {
    this.#closings()
    this.#days()
    this.schema.raw(staffOnly('month_closings', 'select, insert, update, delete'))
  }

  #closings() {
    this.schema.raw(`
      create table month_closings (
        until_on date primary key check (until_on = (date_trunc('month', until_on) + interval '1 month - 1 day')::date),
        -- What each account held together at the end of the month, and what the statement says of the bank.
        totals jsonb not null,
        statement_cents bigint not null,
        head_position bigint not null,
        head_hash bytea not null,
        signed_by_id bigint not null references users,
        signed_at timestamptz not null,
        confirmed_by_id bigint references users,
        confirmed_at timestamptz,
        check ((confirmed_by_id is null) = (confirmed_at is null)),
        check (confirmed_by_id <> signed_by_id),
        check (statement_cents = -coalesce((totals ->> 'bank')::bigint, 0))
      );
      create index month_closings_signed_by on month_closings (signed_by_id);
      create index month_closings_confirmed_by on month_closings (confirmed_by_id);

      create function books_closed_until() returns date language sql stable security definer set search_path = public, pg_temp as $$
        select max(until_on) from month_closings where confirmed_at is not null
      $$;
      revoke execute on function books_closed_until from public;
      grant execute on function books_closed_until to ${appRole};

      -- With the rights of who asks: a traveller has no sums of the house.
      create function ledger_totals(p_until date) returns jsonb language sql stable as $$
        select coalesce(jsonb_object_agg(rollup, cents), '{}') from (
          select rollup, sum(amount_cents)::bigint as cents from (
            select rollup, amount_cents from ledger_days where day <= p_until
            union all
            select a.rollup, e.amount_cents from ledger_tail l join ledger_transactions t on t.id = l.transaction_id and t.effective_on <= p_until
            join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
          ) moved group by 1 having sum(amount_cents) <> 0
        ) totals
      $$;
      revoke execute on function ledger_totals from public;
      grant execute on function ledger_totals to ${appRole};

      create function check_closing() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        if tg_op <> 'INSERT' and old.confirmed_at is not null then
          raise exception 'The month until % is closed', old.until_on using errcode = 'FB027';
        end if;
        if tg_op = 'DELETE' then return old; end if;
        if new.until_on <= books_closed_until() or new.until_on >= (clock_timestamp() at time zone 'Europe/Amsterdam')::date then
          raise exception 'The month until % is closed or not over', new.until_on using errcode = 'FB027';
        end if;
        if tg_op = 'INSERT' then
          if new.confirmed_at is not null then
            raise exception 'The month until % is signed off by one person', new.until_on using errcode = 'FB027';
          end if;
          perform refuse_new_staff(new.signed_by_id, new.signed_at);
        else
          if (new.until_on, new.totals, new.statement_cents, new.head_position, new.head_hash, new.signed_by_id, new.signed_at)
            is distinct from (old.until_on, old.totals, old.statement_cents, old.head_position, old.head_hash, old.signed_by_id, old.signed_at) then
            raise exception 'What was signed of the month until % does not change', new.until_on using errcode = 'FB027';
          end if;
          perform refuse_new_staff(new.confirmed_by_id, new.confirmed_at);
          -- What is being posted ends first, and nothing is posted until the month is closed.
          lock table ledger_transactions in share mode;
        end if;
        if ledger_totals(new.until_on) is distinct from new.totals then
          raise exception 'The sums of the month until % are not those that were signed', new.until_on using errcode = 'FB027';
        end if;
        return new;
      end $$;
      create trigger month_closings_check before insert or update or delete on month_closings
        for each row execute function check_closing();
    `)
  }

  #days() {
    this.schema.raw(`
      create function refuse_closed_day() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        -- A day before the books were opened is refused as such.
        if new.effective_on <= (select max(until_on) from month_closings where confirmed_at is not null)
          and new.effective_on >= (select opened_on from ledger_bounds) then
          raise exception 'Ledger transaction "%" counts for %, in a month that is closed', new.kind, new.effective_on using errcode = 'FB027';
        end if;
        return new;
      end $$;
      create trigger ledger_transactions_open before insert on ledger_transactions for each row execute function refuse_closed_day();

      -- What is told late of a closed month counts for the first day after it; a day before the books were opened is none.
      create function open_ledger_day(p_day date) returns date language sql stable security definer set search_path = public, pg_temp as $$
        select case when p_day <= closed.until_on and p_day >= b.opened_on then closed.until_on + 1 else p_day end
        from ledger_bounds b, (select max(until_on) as until_on from month_closings where confirmed_at is not null) closed
      $$;
      revoke execute on function open_ledger_day from public;
      grant execute on function open_ledger_day to ${appRole};

      create function posted_on(p_at timestamptz) returns date language sql immutable as $$
        select (p_at at time zone 'Europe/Amsterdam')::date
      $$;
      -- From the day that a move counts for until the one on which it was known: few are looked at for a day.
      create index ledger_transactions_unknown on ledger_transactions using gist (daterange(effective_on, posted_on(posted_at)))
        where effective_on < posted_on(posted_at);

      -- A closed month beside the books; no row, ever.
      create view closing_faults with (security_invoker = true) as
        select 'closed month differs from its signatures' as fault, to_char(until_on, 'YYYYMMDD')::bigint as id from month_closings
        where confirmed_at is not null and ledger_totals(until_on) is distinct from totals;
      grant select on closing_faults to ${appRole};
    `)
  }
}

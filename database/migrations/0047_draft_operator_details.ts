import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole, staffOnly } from '#database/walls'

/**
 * Where an operator's letters and money go changes only by a draft that another owner activates. Errors: FB019 details that nobody
 * activated; FB014 as in 0044.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table counterparty_drafts (
        id bigint generated always as identity primary key,
        counterparty_id bigint not null references counterparties (id),
        status text not null default 'draft' check (status in ('draft', 'active', 'discarded')),
        name text not null,
        email text,
        address text,
        ibans text[] not null,
        created_by_id bigint not null references users (id),
        created_at timestamptz not null,
        decided_by_id bigint references users (id),
        decided_at timestamptz,
        check ((status = 'draft') = (decided_by_id is null)),
        check ((status = 'draft') = (decided_at is null)),
        check (status <> 'active' or decided_by_id <> created_by_id)
      );
      create unique index counterparty_drafts_one on counterparty_drafts (counterparty_id) where status = 'draft';
      create index counterparty_drafts_of on counterparty_drafts (counterparty_id, id);
      insert into moves (subject, from_status, to_status) values
        ('counterparty_drafts', 'draft', 'active'), ('counterparty_drafts', 'draft', 'discarded');
      create trigger counterparty_drafts_move before update of status on counterparty_drafts
        for each row when (old.status is distinct from new.status) execute function check_move();

      create function check_details_approver() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        perform refuse_new_staff(new.decided_by_id, new.decided_at);
        if not exists (select 1 from users where id = new.decided_by_id and role = 'owner' and blocked_at is null) then
          raise exception 'The details of operator % are activated by no owner', new.counterparty_id using errcode = 'FB019';
        end if;
        return new;
      end $$;
      create trigger counterparty_drafts_approver before update of status on counterparty_drafts
        for each row when (new.status = 'active') execute function check_details_approver();

      create function check_details() returns trigger language plpgsql as $$
      begin
        -- Seeds and tests write as jobs; people write as staff.
        if current_setting('fareback.scope', true) is distinct from 'staff' then return new; end if;
        if (select (d.name, d.email, d.address, d.ibans) from counterparty_drafts d
            where d.counterparty_id = new.id and d.status = 'active' order by d.decided_at desc, d.id desc limit 1)
          is distinct from (new.name, new.email, new.address, new.ibans) then
          raise exception 'Nobody activated these details of operator %', new.slug using errcode = 'FB019';
        end if;
        return new;
      end $$;
      create trigger counterparties_details before update on counterparties for each row
        when ((old.name, old.email, old.address, old.ibans) is distinct from (new.name, new.email, new.address, new.ibans))
        execute function check_details();
      create trigger counterparties_made before insert on counterparties for each row execute function check_details();

      -- What is approved is what was asked for: neither changes in between.
      create function refuse_other_correction() returns trigger language plpgsql as $$
      begin
        raise exception 'What correction % asks for is never changed', old.reference using errcode = 'FB010';
      end $$;
      create trigger corrections_stay before update on corrections for each row
        when ((old.reference, old.kind, old.tenant_id, old.user_id, old.line_id, old.amount_cents, old.requested_by_id, old.created_at)
          is distinct from (new.reference, new.kind, new.tenant_id, new.user_id, new.line_id, new.amount_cents, new.requested_by_id, new.created_at))
        execute function refuse_other_correction();
    `)
    this.schema.raw(staffOnly('counterparty_drafts', 'select, insert'))
    this.schema.raw(
      `grant update (status, decided_by_id, decided_at) on counterparty_drafts to ${appRole}`
    )
  }
}

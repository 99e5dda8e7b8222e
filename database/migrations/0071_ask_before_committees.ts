import { BaseSchema } from '@adonisjs/lucid/schema'
import { rebuildWalls, wall } from '#database/walls'

/**
 * A committee hears of a claim only after its traveller said yes to that committee, for that claim: a mandate does not reach that far. The
 * term is twelve months after the claim was submitted. Error: FB030 a claim goes to a committee without that yes.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table committee_consents (
        id bigint generated always as identity primary key,
        claim_id bigint not null references claims (id) on delete cascade,
        tenant_id bigint not null,
        user_id bigint not null,
        committee text not null check (committee in ('klachtenloket', 'geschillencommissie')),
        asked_by_id bigint not null references users (id),
        asked_at timestamptz not null default now(),
        answer text check (answer in ('yes', 'no')),
        answered_at timestamptz check ((answered_at is null) = (answer is null)),
        foreign key (tenant_id, user_id) references users (tenant_id, id),
        unique (claim_id, committee)
      );
      create index committee_consents_of_user on committee_consents (tenant_id, user_id);
      create index committee_consents_asked_by on committee_consents (asked_by_id);

      create function committee_needs_consent() returns trigger language plpgsql as $$
      begin
        if new.escalated_to is not null and new.escalated_to is distinct from old.escalated_to and not exists (
          select from committee_consents c where c.claim_id = new.id and c.committee = new.escalated_to and c.answer = 'yes'
        ) then
          raise exception 'The traveller of claim % did not say yes to the %', new.reference, new.escalated_to using errcode = 'FB030';
        end if;
        return new;
      end $$;
      create trigger committee_needs_consent before update of escalated_to on claims for each row execute function committee_needs_consent();
    `)
    this.schema.raw(wall('committee_consents', 'select, insert, update'))
    this.schema.raw(rebuildWalls)
  }
}

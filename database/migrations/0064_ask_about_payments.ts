import { BaseSchema } from '@adonisjs/lucid/schema'
import { rebuildWalls, wall } from '#database/walls'

/**
 * A fee or a refund that fits several trips is of none of them until the traveller says which. A claim that had not left when a
 * newer file showed that its trip was paid back, or was in order, is withdrawn by us, and says why.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table trips add column unclear_transaction_ids bigint[] not null default '{}';
      create index trips_unclear on trips (tenant_id, user_id) where unclear_transaction_ids <> '{}';

      create table payment_answers (
        id bigint generated always as identity primary key,
        transaction_id bigint not null references transactions (id) on delete cascade,
        tenant_id bigint not null,
        user_id bigint not null,
        -- The first tap of the trip that it is of; null for none of those that were asked about.
        anchor_transaction_id bigint references transactions (id) on delete cascade,
        created_at timestamptz not null default now(),
        foreign key (tenant_id, user_id) references users (tenant_id, id),
        -- One that is of several trips has a row for each.
        unique nulls not distinct (transaction_id, anchor_transaction_id)
      );
      create index payment_answers_of_user on payment_answers (tenant_id, user_id);
      create index payment_answers_of_trip on payment_answers (anchor_transaction_id) where anchor_transaction_id is not null;

      alter table claims add column overtaken text check (overtaken in ('paid_back', 'in_order')),
        add constraint claims_overtaken check (overtaken is null or status = 'withdrawn');
    `)
    this.schema.raw(wall('payment_answers'))
    this.schema.raw(rebuildWalls)
  }
}

import { BaseSchema } from '@adonisjs/lucid/schema'
import { JOB_OPTIONS } from '#app/platform/shared/jobs/jobs'
import { rebuildWalls, wall } from '#database/walls'

const PASSES =
  "'full', 'off_peak_discount', 'always_discount', 'other_discount', 'off_peak_free', 'weekend_free', 'student_week', 'student_weekend', 'always_free', 'route_free'"

/**
 * What a missed tap in a train cost follows from the product on the card at that time. Where rides do not tell it, the traveller is
 * asked once, and what they say holds for those days.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table trips add column rail_passes text[] not null default '{}' check (rail_passes <@ array[${PASSES}]);

      create table said_products (
        id bigint generated always as identity primary key,
        card_id bigint not null references ovcp_cards (id) on delete cascade,
        tenant_id bigint not null,
        user_id bigint not null,
        valid_from date not null,
        valid_until date not null check (valid_until >= valid_from),
        pass text not null check (pass in (${PASSES})),
        created_at timestamptz not null default now(),
        foreign key (tenant_id, user_id) references users (tenant_id, id),
        exclude using gist (card_id with =, daterange(valid_from, valid_until, '[]') with &&)
      );
      create index said_products_of_user on said_products (tenant_id, user_id);

      alter table claims drop constraint claims_overtaken_check,
        add constraint claims_overtaken_check check (overtaken in ('paid_back', 'in_order', 'charged_otherwise'));
    `)
    this.schema.raw(
      `select pgboss.create_queue('rebuild_travel', '${JSON.stringify(JOB_OPTIONS)}')`
    )
    this.schema.raw(wall('said_products'))
    this.schema.raw(rebuildWalls)
  }
}

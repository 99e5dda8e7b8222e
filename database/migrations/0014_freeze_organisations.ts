import { BaseSchema } from '@adonisjs/lucid/schema'

/** An organisation is active, or frozen with a sentence for its people. Who sees trips of people has their works council's consent. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table tenants
        add column status text not null default 'active' check (status in ('active', 'frozen')),
        add column frozen_reason text check (length(frozen_reason) between 5 and 200),
        add column works_council_on date,
        add column works_council_by text check (length(works_council_by) between 2 and 120),
        add column names_months smallint not null default 18 check (names_months between 1 and 84),
        add constraint tenants_frozen_with_reason check ((status = 'frozen') = (frozen_reason is not null)),
        add constraint tenants_consent_named check ((works_council_on is null) = (works_council_by is null)),
        add constraint tenants_trips_with_consent check (managers_see = 'totals' or works_council_on is not null),
        add constraint tenants_house_active check (not is_house or status = 'active')`)
  }
}

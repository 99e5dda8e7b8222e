import { BaseSchema } from '@adonisjs/lucid/schema'

/** A state that is reached by two acts says by its moments which of them it was: a run that is released again loses its confirmation. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table payout_runs add constraint payout_runs_confirmed check ((status = 'confirmed') = (confirmed_at is not null));
      alter table payouts add constraint payouts_settled check (status <> 'sent' or settled_at is null)`)
  }
}

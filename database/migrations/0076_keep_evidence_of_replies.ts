import { BaseSchema } from '@adonisjs/lucid/schema'

/** A reply of the traveller can change what a claim rests on: its evidence is kept again, and the newest counts. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table evidence_bundles drop constraint evidence_bundles_claim_id_key;
      create index evidence_bundles_of_claim on evidence_bundles (claim_id, id);
    `)
  }
}

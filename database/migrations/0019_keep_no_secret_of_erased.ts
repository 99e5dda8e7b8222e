import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who left has nothing sealed on them any more: what stays erased could not be sealed under a newer key. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table users add constraint users_erased_hold_no_secret check (
        erased_at is null
        or num_nonnulls(iban_encrypted, iban_holder_encrypted, two_factor_secret_encrypted) = 0
      );
    `)
  }
}

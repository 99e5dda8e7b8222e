import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { CounterpartySchema } from '#database/schema'
import ClaimRule from '#app/counterparties/claim_rule'

export default class Counterparty extends CounterpartySchema {
  @hasMany(() => ClaimRule)
  declare rules: HasMany<typeof ClaimRule>
}

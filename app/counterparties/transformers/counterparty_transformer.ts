import { BaseTransformer } from '@adonisjs/core/transformers'
import type Counterparty from '#app/counterparties/counterparty'

/** An operator by name, to choose from. */
export default class CounterpartyTransformer extends BaseTransformer<Counterparty> {
  toObject() {
    return this.pick(this.resource, ['slug', 'name'])
  }
}

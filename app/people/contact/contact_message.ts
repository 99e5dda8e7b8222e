import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { Stateful } from '#app/messages/events/stateful'
import { contactMachine } from '#app/people/contact/contact_status'
import { firstWithRelated } from '#app/platform/shared/first_with_related'
import { Owned } from '#app/platform/shared/owned'
import User from '#app/people/accounts/user'
import { ContactMessageSchema } from '#database/schema'

export default class ContactMessage extends compose(
  ContactMessageSchema,
  Stateful('contact_message', contactMachine),
  Owned
) {
  static findByReferenceOrFail(reference: string) {
    return firstWithRelated(this.query().where('reference', reference), ['user', 'answeredBy'])
  }

  /** Null where a visitor wrote. */
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'answeredById' })
  declare answeredBy: BelongsTo<typeof User>
}

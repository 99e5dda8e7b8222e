import { BaseTransformer } from '@adonisjs/core/transformers'
import type Passkey from '#app/people/accounts/auth/passkey'

export default class PasskeyTransformer extends BaseTransformer<Passkey> {
  toObject() {
    return {
      id: this.resource.publicId,
      name: this.resource.name,
      createdAt: this.resource.createdAt.toISO()!,
      lastUsedAt: this.resource.lastUsedAt?.toISO() ?? null,
      isBackedUp: this.resource.isBackedUp,
    }
  }
}

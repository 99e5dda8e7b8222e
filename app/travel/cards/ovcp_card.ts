import { Owned } from '#app/platform/shared/owned'
import { compose } from '@adonisjs/core/helpers'
import { Lockable } from '#app/platform/shared/lockable'
import { OvcpCardSchema } from '#database/schema'

export default class OvcpCard extends compose(OvcpCardSchema, Lockable, Owned) {
  get subject() {
    return { type: 'ovcp_card', id: this.id, tenantId: this.tenantId }
  }
}

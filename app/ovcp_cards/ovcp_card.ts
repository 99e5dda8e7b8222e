import { OvcpCardSchema } from '#database/schema'

export default class OvcpCard extends OvcpCardSchema {
  get subject() {
    return { type: 'card', id: this.id, tenantId: this.tenantId }
  }
}

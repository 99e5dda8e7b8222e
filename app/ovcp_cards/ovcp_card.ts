import { OvcpCardSchema } from '#database/schema'

export default class OvcpCard extends OvcpCardSchema {
  get subject() {
    return { type: 'ovcp_card', id: this.id, tenantId: this.tenantId }
  }
}

import { BaseTransformer } from '@adonisjs/core/transformers'
import type OvcpCard from '#app/travel/cards/ovcp_card'

export default class OvcpCardTransformer extends BaseTransformer<OvcpCard> {
  toObject() {
    return {
      id: this.resource.publicId,
      kind: this.resource.kind,
      last4: this.resource.last4,
      nickname: this.resource.nickname,
    }
  }
}

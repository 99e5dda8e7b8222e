import { BaseTransformer } from '@adonisjs/core/transformers'
import type Tenant from '#app/people/tenants/tenant'

export default class TenantTransformer extends BaseTransformer<Tenant> {
  toObject() {
    const { feeBps, createdAt } = this.resource
    return {
      ...this.pick(this.resource, [
        'slug',
        'name',
        'brandColour',
        'refundDestination',
        'legalName',
        'addressLine',
        'postcode',
        'city',
        'managersSee',
        'worksCouncilOn',
        'worksCouncilBy',
        'namesMonths',
        'status',
        'frozenReason',
      ]),
      feePercent: feeBps / 100,
      createdAt: createdAt.toISO()!,
    }
  }
}

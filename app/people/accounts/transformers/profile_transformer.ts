import { BaseTransformer } from '@adonisjs/core/transformers'
import type User from '#app/people/accounts/user'

export default class ProfileTransformer extends BaseTransformer<User> {
  toObject() {
    const user = this.resource
    return {
      firstName: user.firstName,
      lastName: user.lastName,
      birthOn: user.birthOn,
      phone: user.phone,
      addressLine: user.addressLine,
      postcode: user.postcode,
      city: user.city,
      country: user.country,
      travelProduct: user.travelProduct,
      memberSince: user.createdAt.toISO()!,
      mandateSignedAt: user.mandateSignedAt?.toISO() ?? null,
    }
  }
}

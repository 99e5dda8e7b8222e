import { BaseTransformer } from '@adonisjs/core/transformers'
import type User from '#app/people/accounts/user'

/** Needs the tenant loaded. */
export default class UserTransformer extends BaseTransformer<User> {
  toObject() {
    const user = this.resource
    return {
      id: user.publicId,
      name: user.fullName,
      email: user.email,
      organisation: user.tenant.name,
      role: user.role,
      status: user.status,
      isStaff: user.isStaff,
      joinedAt: user.createdAt.toISO()!,
      lastSeenAt: user.lastSeenAt?.toISO() ?? null,
      isPremium: user.premiumSince !== null,
    }
  }

  forAdmin() {
    const user = this.resource
    return {
      ...this.toObject(),
      isInHouse: user.tenant.isHouse,
      isVerified: user.emailVerifiedAt !== null,
      blockedAt: user.blockedAt?.toISO() ?? null,
      isResearcher: user.isResearcher,
    }
  }

  forInfo() {
    const user = this.resource
    return {
      verifiedAt: user.emailVerifiedAt?.toISO() ?? null,
      phone: user.phone,
      birthOn: user.birthOn,
      locale: user.locale,
      addressLine: user.addressLine,
      postcode: user.postcode,
      city: user.city,
      travelProduct: user.travelProduct,
      onboardedAt: user.onboardedAt?.toISO() ?? null,
      mandateSignedAt: user.mandateSignedAt?.toISO() ?? null,
      termsAcceptedAt: user.termsAcceptedAt?.toISO() ?? null,
      ibanLast4: user.ibanLast4,
      ibanChangedAt: user.ibanChangedAt?.toISO() ?? null,
      twoFactorSince: user.twoFactorConfirmedAt?.toISO() ?? null,
      premiumSince: user.premiumSince?.toISO() ?? null,
      premiumPaidUntil: user.premiumPaidUntil?.toISO() ?? null,
      premiumCancelledAt: user.premiumCancelledAt?.toISO() ?? null,
      referralCode: user.referralCode,
      erasedAt: user.erasedAt?.toISO() ?? null,
    }
  }
}

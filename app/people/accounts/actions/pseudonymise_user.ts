import { randomBytes } from 'node:crypto'
import { now } from '#app/platform/shared/clock'
import type User from '#app/people/accounts/user'

/** One statement, since the database refuses any further change. `ibanChangedAt` stays: it holds back payouts. */
export async function pseudonymiseUser(user: User) {
  await user
    .merge({
      firstName: 'Former',
      lastName: 'traveller',
      email: pseudonymousEmail(user),
      emailVerifiedAt: null,
      password: randomBytes(32).toString('base64url'),
      role: 'member',
      locale: null,
      theme: 'auto',
      phone: null,
      birthOn: null,
      addressLine: null,
      postcode: null,
      city: null,
      country: 'NL',
      travelProduct: 'none',
      mandateSignedAt: null,
      ibanEncrypted: null,
      ibanHolderEncrypted: null,
      ibanLast4: null,
      ibanIndex: null,
      ibanReturnedAt: null,
      monthlyPayoutSince: null,
      premiumSince: null,
      premiumPaidUntil: null,
      premiumCancelledAt: null,
      twoFactorSecretEncrypted: null,
      twoFactorConfirmedAt: null,
      twoFactorLastStep: null,
      referralCode: null,
      mutedEmails: [],
      isResearcher: false,
      erasedAt: now(),
    })
    .save()
}

/** Unique to the user and without a mailbox: `.invalid` is reserved for that (RFC 2606). */
export const pseudonymousEmail = (user: User) => `erased-${user.publicId}@erased.invalid`

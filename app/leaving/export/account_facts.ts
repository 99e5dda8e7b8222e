import { rows } from '#app/shared/scope'
import { unseal } from '#app/shared/secrets'
import type User from '#app/users/user'

/** What someone told us about themselves, and how they use their account. */
export async function accountFacts(user: User) {
  const of = (sql: string) => rows(sql, [user.tenantId, user.id])
  return {
    publicId: user.publicId,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    emailVerifiedAt: user.emailVerifiedAt,
    phone: user.phone,
    birthOn: user.birthOn,
    address: {
      line: user.addressLine,
      postcode: user.postcode,
      city: user.city,
      country: user.country,
    },
    travelProduct: user.travelProduct,
    bankAccount: user.ibanEncrypted && {
      iban: unseal(user.ibanEncrypted, 'iban'),
      holder: user.ibanHolderEncrypted && unseal(user.ibanHolderEncrypted, 'holder'),
      changedAt: user.ibanChangedAt,
    },
    role: user.role,
    isResearcher: user.isResearcher,
    locale: user.locale,
    theme: user.theme,
    registeredAt: user.createdAt,
    onboardedAt: user.onboardedAt,
    twoFactorSince: user.twoFactorConfirmedAt,
    passkeys: await of(
      'select name, created_at, last_used_at from passkeys where tenant_id = ? and user_id = ? order by id'
    ),
    referralCode: user.referralCode,
    referrals: await of(
      `select created_at as joined_at, rewarded_at from referrals
       where tenant_id = ? and referrer_id = ? order by id`
    ),
    premiumSince: user.premiumSince,
    premiumPeriods: await of(
      `select from_at, until_at, amount_cents from premium_periods
       where tenant_id = ? and user_id = ? order by id`
    ),
    jobApplications: await of(
      `select motivation, availability, regions, transport, status, created_at from job_applications
       where tenant_id = ? and user_id = ? order by id`
    ),
    viewedByStaff: await of(
      `select started_at, ended_at, reason from impersonations
       where tenant_id = ? and user_id = ? order by id`
    ),
  }
}

/** What someone agreed to, and which messages they did without. */
export async function consents(user: User) {
  const mandates = await rows(
    `select version, locale, signed_name, signed_at, withdrawn_at, host(ip) as ip from mandates
     where tenant_id = ? and user_id = ? order by id`,
    [user.tenantId, user.id]
  )
  return {
    termsAcceptedAt: user.termsAcceptedAt,
    mandateSignedAt: user.mandateSignedAt,
    mandates,
    mutedEmails: user.mutedEmails,
  }
}

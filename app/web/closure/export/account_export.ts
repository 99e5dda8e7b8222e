import { queryResult } from '#app/platform/shared/tenancy'
import { decrypt } from '#app/platform/encryption/encrypt'
import type User from '#app/people/accounts/user'

export async function accountExport(user: User) {
  const of = async (sql: string) => (await queryResult(sql, [user.tenantId, user.id])).rows
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
      iban: decrypt(user.ibanEncrypted, 'iban'),
      holder: user.ibanHolderEncrypted && decrypt(user.ibanHolderEncrypted, 'holder'),
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
      `select name, created_at as "createdAt", last_used_at as "lastUsedAt" from passkeys
       where tenant_id = ? and user_id = ? order by id`
    ),
    referralCode: user.referralCode,
    referrals: await of(
      `select created_at as "joinedAt", rewarded_at as "rewardedAt" from referrals
       where tenant_id = ? and referrer_id = ? order by id`
    ),
    premiumSince: user.premiumSince,
    premiumPeriods: await of(
      `select from_at as "fromAt", until_at as "untilAt", amount_cents as "amountCents" from premium_periods
       where tenant_id = ? and user_id = ? order by id`
    ),
    jobApplications: await of(
      `select motivation, availability, regions, transport, status,
         created_at as "createdAt" from job_applications
       where tenant_id = ? and user_id = ? order by id`
    ),
    contactMessages: await of(
      `select reference, subject, message, status, answer, answered_at as "answeredAt",
         created_at as "createdAt" from contact_messages
       where tenant_id = ? and user_id = ? order by id`
    ),
    savedViews: await of(
      `select list, name, query, is_shared as "isShared", created_at as "createdAt" from saved_views
       where tenant_id = ? and user_id = ? order by id`
    ),
    viewedByStaff: await of(
      `select started_at as "startedAt", ended_at as "endedAt", reason from impersonations
       where tenant_id = ? and user_id = ? order by id`
    ),
  }
}

export async function consents(user: User) {
  const { rows: mandates } = await queryResult(
    `select version, locale, signed_name as "signedName", signed_at as "signedAt",
       withdrawn_at as "withdrawnAt", host(ip) as ip from mandates
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

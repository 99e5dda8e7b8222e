import { countryOf, deviceName } from '#app/people/accounts/auth/device'
import { ipNetworkSql } from '#app/platform/shared/ip_network'
import { queryRow } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'

type Facts = {
  mandateVersion: string | null
  passkeys: number
  recoveryCodesLeft: number
  peopleJoined: number
  peopleRewarded: number
  referredById: string | null
  referredByName: string | null
  sessions: Session[]
}

type Session = {
  id: string
  userAgent: string
  ip: string | null
  network: string | null
  /** ISO 8601, as the other. */
  signedInAt: string
  lastSeenAt: string
}

export async function factsOf(user: User) {
  const facts = await queryRow<Facts>(
    `select
       (select version from mandates where user_id = :userId and withdrawn_at is null) as "mandateVersion",
       (select count(*)::int from passkeys where tenant_id = :tenantId and user_id = :userId) as passkeys,
       (select count(*)::int from recovery_codes where user_id = :userId and used_at is null) as "recoveryCodesLeft",
       count(r.id)::int as "peopleJoined",
       count(r.rewarded_at)::int as "peopleRewarded",
       min(by.public_id::text) as "referredById",
       min(by.first_name || ' ' || by.last_name) as "referredByName",
       (select coalesce(json_agg(s), '[]') from (${SESSIONS}) s) as sessions
     from users u
     left join referrals r on r.tenant_id = u.tenant_id and r.referrer_id = u.id
     left join referrals own on own.referred_id = u.id
     left join users by on by.id = own.referrer_id
     where u.id = :userId group by u.id`,
    { userId: user.id, tenantId: user.tenantId }
  )
  const sessions = facts!.sessions.map(({ userAgent, ip, ...session }) => ({
    ...session,
    device: deviceName(userAgent),
    country: countryOf(ip),
  }))
  return { ...facts!, sessions }
}

const SESSIONS = `
  select public_id as id, user_agent as "userAgent", host(ip) as ip, ${ipNetworkSql('ip')} as network,
    signed_in_at as "signedInAt", last_seen_at as "lastSeenAt"
  from browser_sessions where tenant_id = :tenantId and user_id = :userId and ended_at is null
  order by last_seen_at desc limit 20`

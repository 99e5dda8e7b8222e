import { day, number, orNull, text, typed } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { countryOf, deviceName } from '#app/people/accounts/auth/device'
import { ipNetworkSql } from '#app/platform/shared/ip_network'
import type User from '#app/people/accounts/user'

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
  const facts = await readRow(
    {
      mandateVersion: orNull(day('(select version from mandates where user_id = :userId and withdrawn_at is null)')),
      passkeys: number('(select count(*)::int from passkeys where tenant_id = :tenantId and user_id = :userId)'),
      recoveryCodesLeft: number(
        '(select count(*)::int from recovery_codes where user_id = :userId and used_at is null)'
      ),
      peopleJoined: number('count(r.id)::int'),
      peopleRewarded: number('count(r.rewarded_at)::int'),
      referredById: orNull(text('min(by.public_id::text)')),
      referredByName: orNull(text("min(by.first_name || ' ' || by.last_name)")),
      sessions: typed<Session[]>(`(select coalesce(json_agg(session), '[]') from (${SESSIONS}) sessions)`),
    },
    `from users u
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
  select json_build_object('id', public_id, 'userAgent', user_agent, 'ip', host(ip), 'network', ${ipNetworkSql('ip')},
    'signedInAt', signed_in_at, 'lastSeenAt', last_seen_at) as session
  from browser_sessions where tenant_id = :tenantId and user_id = :userId and ended_at is null
  order by last_seen_at desc limit 20`

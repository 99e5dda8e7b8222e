import type User from '#app/people/accounts/user'
import { instant, orNull, text, typed } from '#app/platform/shared/column'
import { execute } from '#app/platform/shared/execute'
import { readRows } from '#app/platform/shared/read_rows'

export const LOOK_SUBJECTS = ['trips', 'claim'] as const
export type LookSubject = (typeof LOOK_SUBJECTS)[number]

type Looked = { what: 'trips' } | { what: 'claim'; claimId: number }

/** What one manager looks at again within the hour is one look; what people look at of their own is none. */
export async function recordLook(of: { id: number; tenantId: number }, by: User, looked: Looked) {
  if (of.id === by.id) return
  const claimId = looked.what === 'claim' ? looked.claimId : null
  await execute(
    `insert into looks (tenant_id, user_id, by_id, by_name, what, claim_id, created_at)
     select :tenantId, :userId, :byId, :byName, :what, :claimId::bigint, clock_now() where not exists (
       select from looks where tenant_id = :tenantId and user_id = :userId and by_id = :byId and what = :what
         and claim_id is not distinct from :claimId::bigint and created_at > clock_now() - interval '1 hour')`,
    { tenantId: of.tenantId, userId: of.id, byId: by.id, byName: by.fullName, what: looked.what, claimId }
  )
}

export const looksAt = (user: { id: number; tenantId: number }) =>
  readRows(
    {
      by: text('l.by_name'),
      what: typed<LookSubject>('l.what'),
      claim: orNull(text('c.reference')),
      at: instant('l.created_at'),
    },
    `from looks l left join claims c on c.id = l.claim_id
     where l.tenant_id = ? and l.user_id = ? order by l.id desc limit 200`,
    [user.tenantId, user.id]
  )

export type Look = Awaited<ReturnType<typeof looksAt>>[number]

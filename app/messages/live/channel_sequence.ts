import { number, text, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'

export type Audience = 'admin' | `tenant:${number}` | `user:${number}`

export const toUser = (userId: number): Audience => `user:${userId}`
export const toTenant = (tenantId: number): Audience => `tenant:${tenantId}`

type Place = { channel: string; sequence: number }

/** In a scope that sees all people. Null for an audience that no longer exists; an audience given twice gets two numbers. */
export async function reserveSequences(audiences: Audience[]): Promise<(Place | null)[]> {
  const counts = new Map<Audience, number>()
  for (const to of audiences) counts.set(to, (counts.get(to) ?? 0) + 1)
  const reserved = await readRows(
    { audience: typed<Audience>('audience'), channel: text('channel'), last: number('last') },
    reserveSql,
    [JSON.stringify(Object.fromEntries(counts))]
  )
  const next = new Map(
    reserved.map(({ audience, channel, last }) => [audience, { channel, sequence: last - counts.get(audience)! }])
  )
  return audiences.map((to) => {
    const place = next.get(to)
    if (!place) return null
    place.sequence += 1
    return { ...place }
  })
}

// One order of locking, so that two busy processes do not deadlock.
const reserveSql = (columns: string) => `
  with asked as (
    select key as audience, value::int as count, split_part(key, ':', 1) as kind,
      nullif(split_part(key, ':', 2), '')::bigint as id
    from jsonb_each_text(?::jsonb)
  ), named as (
    select audience, count, case kind
      when 'user' then (select 'private-user.' || public_id from users where users.id = asked.id)
      when 'tenant' then (select 'private-tenant.' || slug from tenants where tenants.id = asked.id)
      else 'private-admin' end as channel
    from asked
  ), numbered as (
    insert into broadcast_sequences as known (channel, last)
    select channel, count from named where channel is not null order by channel
    on conflict (channel) do update set last = known.last + excluded.last
    returning channel, last
  )
  select ${columns} from numbered join named using (channel)`

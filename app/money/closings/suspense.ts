import { queryRows } from '#app/platform/shared/tenancy'

/** What stands in suspense, by who looks after it. */
export type SuspenseOwner = {
  /** Null: nobody looked at these lines yet. */
  owner: string | null
  /** As the list of lines filters by. */
  ownerId: string | null
  lines: number
  inCents: number
  outCents: number
  /** ISO day of the oldest line. */
  oldestOn: string
}

/** The oldest first. */
export const suspenseByOwner = () =>
  queryRows<SuspenseOwner>(
    `select u.first_name || ' ' || u.last_name as owner, u.public_id::text as "ownerId", count(*)::int as lines,
       coalesce(sum(l.open_cents) filter (where l.open_cents > 0), 0)::bigint as "inCents",
       coalesce(sum(l.open_cents) filter (where l.open_cents < 0), 0)::bigint as "outCents", min(l.booked_on)::text as "oldestOn"
     from statement_lines l left join users u on u.id = l.set_aside_by_id and l.set_aside_at is not null
     where l.open_cents <> 0 group by u.id, u.public_id, u.first_name, u.last_name order by min(l.booked_on)`
  )

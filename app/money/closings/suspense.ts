import { cents, day, fullName, number, orNull, text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'

export type SuspenseOwner = {
  /** Null: nobody looked at these lines yet. */
  owner: string | null
  ownerId: string | null
  lines: number
  inCents: number
  outCents: number
  /** ISO day of the oldest line. */
  oldestOn: string
}

export const suspenseByOwner = (): Promise<SuspenseOwner[]> =>
  readRows(
    {
      owner: orNull(fullName('u')),
      ownerId: orNull(text('u.public_id')),
      lines: number('count(*)::int'),
      inCents: cents('coalesce(sum(l.open_cents) filter (where l.open_cents > 0), 0)::bigint'),
      outCents: cents('coalesce(sum(l.open_cents) filter (where l.open_cents < 0), 0)::bigint'),
      oldestOn: day('min(l.booked_on)'),
    },
    `from statement_lines l left join users u on u.id = l.set_aside_by_id and l.set_aside_at is not null
     where l.open_cents <> 0 group by u.id, u.public_id, u.first_name, u.last_name order by min(l.booked_on)`
  )

import { flag, fullName, instant, number, text } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'

/** How far the newest press on "submit" is; `left` trips could not be claimed any more when their turn came. */
export type FilingProgress = {
  id: string
  by: string
  at: string
  people: number
  done: number
  filed: number
  left: number
  isDone: boolean
}

export const latestFiling = (tenant: { id: number }): Promise<FilingProgress | null> =>
  readRow(
    {
      id: text('f.public_id'),
      by: fullName('u'),
      at: instant('f.created_at'),
      people: number('p.people'),
      done: number('p.done'),
      filed: number('p.filed'),
      left: number('p.left_out'),
      isDone: flag('p.people = p.done'),
    },
    `from (select * from claim_filings where tenant_id = ? order by id desc limit 1) f join users u on u.id = f.user_id
     cross join lateral (
       select count(*)::int as people, count(done_at)::int as done, coalesce(sum(filed_count), 0)::int as filed,
         coalesce(sum(cardinality(trip_ids) - filed_count), 0)::int as left_out
       from claim_filing_people where filing_id = f.id) p`,
    [tenant.id]
  )

import { execute } from '#app/platform/shared/execute'

/** Rows of these batches changed their disposition. */
export const recountRows = (batchIds: number[]) =>
  execute(
    `update batches b set plan = b.plan || (
       select jsonb_build_object('counts', jsonb_object_agg(disposition, count),
         'travelCents', coalesce(sum(cents) filter (where disposition = 'create'), 0))
       from (
         select known.disposition, count(r.id), sum(abs(r.amount_cents)) as cents
         from jsonb_object_keys(b.plan->'counts') known (disposition)
         left join batch_rows r on r.batch_id = b.id and r.disposition = known.disposition group by 1
       ) counted)
     where b.id = any(?) and b.plan->'counts' is not null`,
    [batchIds]
  )

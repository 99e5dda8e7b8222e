import { today } from '#app/shared/clock'
import { queryRows } from '#app/shared/tenancy'

const MONTHS = 12

/** How long operators really took to answer in the last year, from the day a claim left to the day of their first answer. */
export const measureAnswerTimes = () =>
  queryRows(
    `with answers as (
       select c.counterparty_id,
         greatest(d.answered_on - (c.submitted_at at time zone 'Europe/Amsterdam')::date, 0) as days
       from decisions d join claims c on c.id = d.claim_id
       where d.amends_id is null and d.undone_at is null and d.previous_status in ('submitted', 'acknowledged')
         and d.answered_on > ?::date - interval '${MONTHS} months' and c.submitted_at is not null
     ), measured as (
       select counterparty_id, count(*)::int as sample,
         ceil(percentile_cont(0.5) within group (order by days))::int as median,
         ceil(percentile_cont(0.8) within group (order by days))::int as p_80
       from answers group by counterparty_id
     )
     update counterparties o set answer_median_days = m.median, answer_p_80_days = m.p_80,
       answer_sample = coalesce(m.sample, 0), answers_measured_on = ?
     from counterparties o_2 left join measured m on m.counterparty_id = o_2.id
     where o.id = o_2.id`,
    [today(), today()]
  )

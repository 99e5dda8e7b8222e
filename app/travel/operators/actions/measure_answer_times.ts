import { dutchDay } from '#app/platform/shared/dutch_day'
import { today } from '#app/platform/shared/clock'
import { execute } from '#app/platform/shared/execute'

const MONTHS = 12
const ENOUGH_ANSWERS = 10

export const measureAnswerTimes = () =>
  execute(
    `with answers as (
       select c.counterparty_id,
         case when d.previous_status = 'objected' then 'objection' when c.channel = 'letter' then 'letter' else 'guided' end as way,
         greatest(d.answered_on - ${dutchDay("(case when d.previous_status = 'objected' then c.objected_at else c.submitted_at end)")}, 0) as days
       from decisions d join claims c on c.id = d.claim_id
       where d.amends_id is null and d.undone_at is null and d.previous_status <> 'escalated'
         and d.answered_on > ?::date - interval '${MONTHS} months'
     ), measured as (
       select counterparty_id, way, count(*)::int as sample,
         ceil(percentile_cont(0.5) within group (order by days))::int as median,
         ceil(percentile_cont(0.8) within group (order by days))::int as most
       from answers where days is not null group by counterparty_id, way having count(*) >= ${ENOUGH_ANSWERS}
     ), gone as (
       delete from answer_times t where not exists (
         select from measured m where m.counterparty_id = t.counterparty_id and m.way = t.way)
     )
     insert into answer_times (counterparty_id, way, median_days, most_days, sample, measured_on)
     select counterparty_id, way, median, most, sample, ? from measured
     on conflict (counterparty_id, way) do update set median_days = excluded.median_days, most_days = excluded.most_days,
       sample = excluded.sample, measured_on = excluded.measured_on`,
    [today(), today()]
  )

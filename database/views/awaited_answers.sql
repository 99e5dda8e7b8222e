-- What each operator has still to decide on; a claim on hold waits with its traveller.
create or replace view awaited_answers with (security_invoker = true) as
  select counterparty_id, sum(claims_count)::int as claims_count, sum(gross_cents)::bigint as gross_cents from claim_tallies
  where status in ('submitted', 'acknowledged', 'objected', 'escalated') group by counterparty_id;
grant select on awaited_answers to :application;

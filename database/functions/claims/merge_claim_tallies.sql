-- The rows of many changes become one for each operator and state. Two at a time: the second finds nothing that the first took.
create or replace function merge_claim_tallies()
  returns void language sql security definer set search_path = public, pg_temp as $$
with merged as (delete from claim_tallies returning counterparty_id, status, claims_count, gross_cents)
insert into claim_tallies (counterparty_id, status, claims_count, gross_cents)
select counterparty_id, status, sum(claims_count), sum(gross_cents) from merged
group by counterparty_id, status having sum(claims_count) <> 0 or sum(gross_cents) <> 0
$$;
revoke execute on function merge_claim_tallies from public;
grant execute on function merge_claim_tallies to :application;

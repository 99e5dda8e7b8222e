-- Whose lines and files someone sees, for the policies: each runs once for a statement, past the policies of what it reads.
create or replace function own_card_ids()
  returns bigint[] language sql stable security definer set search_path = public, pg_temp as $$
select coalesce(array_agg(id), '{}') from (
  select id from ovcp_cards where user_id = nullif(current_setting('fareback.person_id', true), '')::bigint
  union select card_id from batch_cards where user_id = nullif(current_setting('fareback.person_id', true), '')::bigint
) own
$$;

create or replace function business_card_ids()
  returns bigint[] language sql stable security definer set search_path = public, pg_temp as $$
select coalesce(array_agg(distinct card_id), '{}') from batch_cards
where current_setting('fareback.manages', true) = 'yes' and kind = 'business'
  and tenant_id = nullif(current_setting('fareback.tenant_id', true), '')::bigint
$$;

-- Of trips that their travellers called private, whatever the file or the card says.
create or replace function private_row_ids()
  returns bigint[] language sql stable security definer set search_path = public, pg_temp as $$
select coalesce(array_agg(row_id), '{}') from trip_overrides o join trips t on t.anchor_transaction_id = o.anchor_transaction_id
  cross join unnest(t.merged_transaction_ids || array[t.anchor_transaction_id, t.check_in_transaction_id,
    t.check_out_transaction_id, t.fee_transaction_id, t.refund_transaction_id]) as row_id
where current_setting('fareback.manages', true) = 'yes' and o.purpose = 'private' and row_id is not null
  and o.tenant_id = nullif(current_setting('fareback.tenant_id', true), '')::bigint
$$;

-- Of those that hold one's own cards, whoever uploaded them.
create or replace function files_of_own_cards()
  returns bigint[] language sql stable security definer set search_path = public, pg_temp as $$
select coalesce(array_agg(distinct batch_id), '{}') from batch_cards
where user_id = nullif(current_setting('fareback.person_id', true), '')::bigint
$$;

-- One's own uploads, and those of the organisation that one manages.
create or replace function own_file_ids()
  returns bigint[] language sql stable security definer set search_path = public, pg_temp as $$
select coalesce(array_agg(id), '{}') from batches
where tenant_id = nullif(current_setting('fareback.tenant_id', true), '')::bigint
  and case when is_for_tenant then current_setting('fareback.manages', true) = 'yes'
    else user_id = nullif(current_setting('fareback.person_id', true), '')::bigint end
$$;

revoke execute on function own_card_ids, business_card_ids, private_row_ids, files_of_own_cards, own_file_ids from public;
grant execute on function own_card_ids, business_card_ids, private_row_ids, files_of_own_cards, own_file_ids to :application;

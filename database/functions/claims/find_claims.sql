create or replace function find_claims(typed text)
  returns SETOF bigint language sql stable security definer rows 250 set search_path = public, pg_temp as $$
      select id from (select id from claims where length(typed) >= 3 and reference like regexp_replace(upper(typed), '([\\%_])', '\\\1', 'g') || '%'
 union all
 select id from claims where length(typed) >= 3 and reference like regexp_replace('CLM-' || upper(typed), '([\\%_])', '\\\1', 'g') || '%'
 union all
 
select claims.id from users join claims on claims.tenant_id = users.tenant_id and claims.user_id = users.id
  where length(typed) >= 3 and lower(first_name || ' ' || last_name || ' ' || email) like '%' || regexp_replace(lower(typed), '([\\%_])', '\\\1', 'g') || '%'
union all
select claims.id from users join claims on claims.tenant_id = users.tenant_id and claims.user_id = users.id where length(typed) < 3 and sort_name like regexp_replace(lower(typed), '([\\%_])', '\\\1', 'g') || '%') found where current_setting('fareback.scope', true) = 'staff' limit 251
$$;
revoke execute on function find_claims from public;
grant execute on function find_claims to :application;

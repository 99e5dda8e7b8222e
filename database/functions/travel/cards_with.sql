-- Whether a card number is taken, and as what.
create or replace function cards_with(p_user_id bigint, p_indexes text[])
  returns table(is_own boolean, kind text) language sql stable security definer set search_path = public, pg_temp as $$
select user_id = p_user_id, kind from ovcp_cards
where number_index = any (p_indexes) and is_in_scope(p_user_id)
  and tenant_id = (select tenant_id from users where id = p_user_id)
$$;
revoke execute on function cards_with from public;
grant execute on function cards_with to :application;

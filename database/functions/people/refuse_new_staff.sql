create or replace function refuse_new_staff(p_id bigint, p_at timestamptz)
  returns void language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if exists (select 1 from users where id = p_id and role_since > p_at - interval '24 hours') then
    raise exception 'User % has had this role for less than a day', p_id using errcode = 'FB014';
  end if;
end
$$;
revoke execute on function refuse_new_staff from public;

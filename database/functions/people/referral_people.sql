-- Who brought in whom, by first name and initial: they did not consent to more.
create or replace function referral_people(p_user_id bigint)
  returns table(id bigint, first_name text, initial text) language sql stable security definer set search_path = public, pg_temp as $$
select r.id, u.first_name, left(u.last_name, 1)
from referrals r
join users u on u.id = case p_user_id when r.referrer_id then r.referred_id else r.referrer_id end and u.erased_at is null
where p_user_id in (r.referrer_id, r.referred_id) and is_in_scope(p_user_id)
$$;
revoke execute on function referral_people from public;
grant execute on function referral_people to :application;

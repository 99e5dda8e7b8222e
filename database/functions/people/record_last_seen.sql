-- Nobody waits for this: whoever holds the row is there themselves, and the next visit tells it again.
create or replace function record_last_seen()
  returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update users set last_seen_at = new.last_seen_at
  where id = (
    select id from users
    where id = new.user_id
      and (last_seen_at is null or last_seen_at < new.last_seen_at - interval '5 minutes')
    for no key update skip locked
  );
  return null;
end
$$;

create or replace trigger browser_sessions_seen
  after insert or update of last_seen_at on browser_sessions for each row execute function record_last_seen();

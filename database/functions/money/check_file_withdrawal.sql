-- A file of statements that was imported wrongly is taken back by someone else than uploaded it: its lines leave the books, except those
-- that another statement tells of or that were entered by hand, and it proves nothing any more. Two statements that begin with one balance
-- at one moment prove nothing either, until a person says which is right. Error: FB029 a file that cannot be taken back, or a match with a
-- line of one that is.
create or replace function check_file_withdrawal()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if old.status = 'withdrawn' or old.status not in ('imported', 'failed') then
    raise exception 'File % is not one to take back', old.public_id using errcode = 'FB029';
  end if;
  perform refuse_new_staff(new.withdrawn_by_id, new.withdrawn_at);
  return new;
end
$$;

create or replace trigger statement_files_withdrawal
  before update on statement_files
  for each row when (new.withdrawn_at is distinct from old.withdrawn_at or old.status = 'withdrawn' and new.status <> 'withdrawn')
  execute function check_file_withdrawal();

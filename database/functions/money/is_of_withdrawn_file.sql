create or replace function is_of_withdrawn_file(p_statement bigint)
  returns boolean language sql stable security definer set search_path = public, pg_temp as $$
select exists (select 1 from statements s join statement_files f on f.id = s.file_id where s.id = p_statement and f.status = 'withdrawn')
$$;
revoke execute on function is_of_withdrawn_file from public;
grant execute on function is_of_withdrawn_file to :application;

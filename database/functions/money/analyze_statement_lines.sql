-- The planner has to know of many new lines before they are matched; only the owner may analyze a table.
create or replace function analyze_statement_lines()
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  analyze statement_lines, statement_entries;
end
$$;
revoke execute on function analyze_statement_lines from public;
grant execute on function analyze_statement_lines to :application;

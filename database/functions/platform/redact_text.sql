-- Keeps keys, numbers and the shape; what was written in words goes.
create or replace function redact_text(p_value jsonb)
  returns jsonb language sql immutable set search_path = public, pg_temp as $$
select case jsonb_typeof(p_value)
  when 'string' then '"[erased]"'::jsonb
  when 'array' then (select coalesce(jsonb_agg(redact_text(item) order by at), '[]')
                     from jsonb_array_elements(p_value) with ordinality as items (item, at))
  when 'object' then (select coalesce(jsonb_object_agg(key, redact_text(value)), '{}')
                      from jsonb_each(p_value))
  else p_value end
$$;

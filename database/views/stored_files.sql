-- What lies on the drive, by its key. A file that is not among these after a day was stored by a process that died.
create or replace view stored_files with (security_invoker = true) as
  select file_key as key from batches
  union all select file_key from estimates
  union all select letter_key from letters where letter_key is not null
  union all select table_key from letters where table_key is not null
  union all select attached->>'key' from emails cross join jsonb_array_elements(attachments) attached
  union all select key from attachments
  union all select key from statement_files
  union all select receipt_key from expenses;
grant select on stored_files to :application;

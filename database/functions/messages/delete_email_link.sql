create or replace function delete_email_link()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from email_links where token_hash = old.token_hash;
  return null;
end
$$;

create or replace trigger account_links_forget
  after update of used_at, revoked_at on account_links
  for each row when (new.used_at is not null or new.revoked_at is not null) execute function delete_email_link();
create or replace trigger account_links_forget_deleted after delete on account_links for each row execute function delete_email_link();

-- An invitation that is sent again has another token.
create or replace trigger invitations_forget
  after update of accepted_at, revoked_at, token_hash on invitations
  for each row when (new.accepted_at is not null or new.revoked_at is not null or new.token_hash <> old.token_hash)
  execute function delete_email_link();

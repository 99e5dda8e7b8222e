-- A request of another tab that was under way waits for the erasure here, and then comes too late.
create or replace function refuse_row_of_erased()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_erased_at timestamptz;
begin
  select erased_at into v_erased_at from users where id = new.user_id for key share;
  if v_erased_at is not null then
    raise exception 'User % has left', new.user_id using errcode = 'FB011';
  end if;
  return new;
end
$$;

create or replace trigger account_links_refuse_erased before insert on account_links for each row execute function refuse_row_of_erased();
create or replace trigger batches_refuse_erased before insert on batches for each row execute function refuse_row_of_erased();
create or replace trigger browser_sessions_refuse_erased before insert on browser_sessions for each row execute function refuse_row_of_erased();
create or replace trigger claims_refuse_erased before insert on claims for each row execute function refuse_row_of_erased();
create or replace trigger contact_messages_refuse_erased before insert on contact_messages for each row execute function refuse_row_of_erased();
create or replace trigger expenses_refuse_erased before insert on expenses for each row execute function refuse_row_of_erased();
create or replace trigger impersonations_refuse_erased before insert on impersonations for each row execute function refuse_row_of_erased();
create or replace trigger job_applications_refuse_erased before insert on job_applications for each row execute function refuse_row_of_erased();
create or replace trigger mandates_refuse_erased before insert on mandates for each row execute function refuse_row_of_erased();
create or replace trigger ovcp_cards_refuse_erased before insert on ovcp_cards for each row execute function refuse_row_of_erased();
create or replace trigger passkeys_refuse_erased before insert on passkeys for each row execute function refuse_row_of_erased();
create or replace trigger payouts_refuse_erased before insert on payouts for each row execute function refuse_row_of_erased();
create or replace trigger premium_periods_refuse_erased before insert on premium_periods for each row execute function refuse_row_of_erased();
create or replace trigger recovery_codes_refuse_erased before insert on recovery_codes for each row execute function refuse_row_of_erased();

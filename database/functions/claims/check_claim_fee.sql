-- The fee of a claim is that of the tenant, or none for premium.
create or replace function check_claim_fee()
  returns trigger language plpgsql as $$
begin
  if current_user <> 'fareback_app' or is_for_staff() then return new; end if;
  if new.fee_bps = (select fee_bps from tenants where id = new.tenant_id) then return new; end if;
  if new.fee_bps = 0 and exists (
    select 1 from users where id = new.user_id and premium_since is not null
      and (premium_cancelled_at is null or premium_paid_until is null or premium_paid_until > new.created_at)
  ) then return new; end if;
  raise exception 'Claim % names a fee that is not that of its tenant', new.reference using errcode = 'FB018';
end
$$;

create or replace trigger claims_fee before insert on claims for each row when (new.refund_to = 'fareback') execute function check_claim_fee();

-- A committee hears of no claim whose traveller withdrew the mandate after saying yes. What no source says of a rule is not marked as
-- confirmed: the term of a stay at one station; GVB says three months, not ninety days. Sources: gvb.nl; ns.nl/en.
create or replace function committee_needs_consent()
  returns trigger language plpgsql as $$
begin
  if new.escalated_to is not null and new.escalated_to is distinct from old.escalated_to and not exists (
    select from committee_consents c join users u on u.id = c.user_id and u.mandate_signed_at is not null
    where c.claim_id = new.id and c.committee = new.escalated_to and c.answer = 'yes'
  ) then
    raise exception 'The traveller of claim % did not say yes to the %', new.reference, new.escalated_to using errcode = 'FB030';
  end if;
  return new;
end
$$;

create or replace trigger committee_needs_consent before update of escalated_to on claims for each row execute function committee_needs_consent();

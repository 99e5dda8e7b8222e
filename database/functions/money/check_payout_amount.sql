-- A payout is for what its transaction reserved, and stays so.
create or replace function check_payout_amount()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (
    select 1 from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where e.transaction_id = new.ledger_transaction_id and a.code = 'in_transit' and e.amount_cents = new.amount_cents
  ) then
    raise exception 'Payout % is not what was reserved', new.reference using errcode = 'FB009';
  end if;
  return new;
end
$$;

create or replace trigger payouts_amount
  before insert or update of amount_cents, ledger_transaction_id on payouts for each row execute function check_payout_amount();

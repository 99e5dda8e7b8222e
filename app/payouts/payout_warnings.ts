import { decrypt } from '#app/encryption/encrypt'
import { isSameHolder } from '#app/payouts/is_same_holder'
import type { PayoutWarning } from '#app/payouts/payout_warning'
import { now } from '#app/shared/clock'

const CHANGED_DAYS = 30
/** Above this, more than that many times what is usual for the person. */
const UNUSUAL_CENTS = 50_00
const UNUSUAL_TIMES = 3
const UNUSUAL_FIRST_CENTS = 250_00

/** What `warningsOf` needs of a payout; all null where nothing can be wrong any more. */
export type Looked = {
  holder: string | null
  firstName: string | null
  lastName: string | null
  isShared: boolean | null
  isChanged: boolean | null
  isUnusual: boolean | null
}

/**
 * A lateral table of one row at most for the payout with that reference; `:since` is the parameter of `lookedSince`. Operators get
 * back what they sent, which needs no warning.
 */
export const lookedAt = (reference: string) => `lateral (
  select p.holder_encrypted as holder, u.first_name as "firstName", u.last_name as "lastName",
    exists (select 1 from users other where other.iban_index = p.iban_index and other.id is distinct from p.user_id)
      or exists (
        select 1 from payouts other where other.iban_index = p.iban_index and other.kind <> 'operator'
          and (other.user_id is distinct from p.user_id or other.tenant_id <> p.tenant_id)
      ) as "isShared",
    coalesce(coalesce(u.iban_changed_at, tenant.replaced_at) > :since, false) as "isChanged",
    p.user_id is not null and case when usual.count = 0 then p.amount_cents > ${UNUSUAL_FIRST_CENTS}
      else p.amount_cents > ${UNUSUAL_CENTS} and p.amount_cents > ${UNUSUAL_TIMES} * usual.cents end as "isUnusual"
  from payouts p
  left join users u on u.id = p.user_id
  left join tenant_bank_accounts tenant on tenant.tenant_id = p.tenant_id and p.kind = 'tenant'
  cross join lateral (
    select count(*) as count, percentile_cont(0.5) within group (order by amount_cents) as cents from payouts earlier
    where earlier.user_id = p.user_id and earlier.id < p.id and earlier.status in ('sent', 'paid')
  ) usual
  where p.reference = ${reference} and p.kind <> 'operator' and p.status in ('requested', 'in_run')
) looked`

export const lookedSince = () => now().minus({ days: CHANGED_DAYS }).toISO()

export function warningsOf({ holder, firstName, lastName, ...found }: Looked): PayoutWarning[] {
  const isOther =
    holder !== null &&
    firstName !== null &&
    lastName !== null &&
    !isSameHolder(decrypt(holder, 'holder'), { firstName, lastName })
  const warnings: [PayoutWarning, boolean | null][] = [
    ['account_shared', found.isShared],
    ['account_changed', found.isChanged],
    ['other_name', isOther],
    ['unusual_amount', found.isUnusual],
  ]
  return warnings.filter(([, holds]) => holds).map(([warning]) => warning)
}

import { decrypt } from '#app/encryption/encrypt'
import { balanceOf } from '#app/ledger/ledger'
import { MINIMUM_PAYOUT_CENTS, reserve } from '#app/payouts/actions/request_payout'
import { createPayout } from '#app/payouts/create_payout'
import { nextIds } from '#app/shared/next_ids'
import { Refusal } from '#app/shared/refusal'
import { lock } from '#app/shared/tenancy'
import type Tenant from '#app/tenants/tenant'
import TenantBankAccount from '#app/tenants/tenant_bank_account'
import type User from '#app/users/user'
import { paidFrom } from '#app/users/bank_account'
import { now } from '#app/shared/clock'

/** The money of an organisation goes to its own account, as a traveller's does. */
export async function requestTenantPayout(tenant: Tenant, amountCents: number, by: User) {
  if (amountCents < MINIMUM_PAYOUT_CENTS) throw new Refusal('amountCents', 'belowMinimumPayout')
  await lock('tenant_wallet', tenant.id)
  const account = await TenantBankAccount.of(tenant)
  if (!account) throw new Refusal('iban', 'iban.missing')
  if ((await balanceOf(tenant.wallet)) < amountCents) {
    throw new Refusal('amountCents', 'moreThanBalance')
  }

  const [payoutId] = await nextIds('payouts', 1)
  const waitsUntil = account.replacedAt && paidFrom(account.replacedAt)
  return createPayout(
    {
      id: payoutId,
      kind: 'tenant',
      tenantId: tenant.id,
      amountCents,
      iban: decrypt(account.ibanEncrypted, 'iban'),
      holder: decrypt(account.holderEncrypted, 'holder'),
      notBefore: waitsUntil && waitsUntil > now() ? waitsUntil : null,
      ledgerTransactionId: await reserve(payoutId, tenant.wallet, amountCents, by),
    },
    by
  )
}

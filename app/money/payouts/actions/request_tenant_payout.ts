import { decrypt } from '#app/platform/encryption/encrypt'
import { balanceOf } from '#app/money/ledger/ledger'
import { MINIMUM_PAYOUT_CENTS, reserve } from '#app/money/payouts/actions/request_payout'
import { createPayout } from '#app/money/payouts/create_payout'
import { nextIds } from '#app/platform/shared/next_ids'
import { Refusal } from '#app/platform/shared/refusal'
import { lock } from '#app/platform/shared/execute'
import type Tenant from '#app/people/tenants/tenant'
import TenantBankAccount from '#app/people/tenants/tenant_bank_account'
import type User from '#app/people/accounts/user'
import { paidFrom } from '#app/people/accounts/bank_account'
import { now } from '#app/platform/shared/clock'

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

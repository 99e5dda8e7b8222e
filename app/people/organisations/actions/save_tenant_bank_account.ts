import { record } from '#app/messages/events/record'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { decrypt, encrypt } from '#app/platform/encryption/encrypt'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { lock } from '#app/platform/shared/execute'
import { escalatedToWorker } from '#app/platform/shared/tenancy'
import type Tenant from '#app/people/tenants/tenant'
import TenantBankAccount from '#app/people/tenants/tenant_bank_account'
import { type BankAccount, paidFrom } from '#app/people/accounts/bank_account'
import { ibanProblem, plainIban } from '#app/people/accounts/isomorphic/iban'
import User from '#app/people/accounts/user'

/** Replacing an account mails all managers and delays payouts, as that of a traveller does. */
export async function saveTenantBankAccount(tenant: Tenant, { iban, holder }: BankAccount, by: User) {
  const problem = ibanProblem(iban)
  if (problem) throw new Refusal('iban', `iban.${problem}`)

  const plain = plainIban(iban)
  await lock('tenant_wallet', tenant.id)
  const known = await TenantBankAccount.of(tenant)
  const isSame = known !== null && decrypt(known.ibanEncrypted, 'iban') === plain
  if (isSame && decrypt(known.holderEncrypted, 'holder') === holder) return

  const isReplaced = known !== null && !isSame
  const account = known ?? new TenantBankAccount()
  await account
    .merge({
      tenantId: tenant.id,
      ibanEncrypted: encrypt(plain, 'iban'),
      holderEncrypted: encrypt(holder, 'holder'),
      ibanLast4: plain.slice(-4),
      changedAt: now(),
      changedById: by.id,
      ...(isReplaced ? { replacedAt: now() } : {}),
    })
    .save()
  await record('tenant.iban_changed', tenant.subject, by, {
    iban: '[redacted]',
    holder: '[redacted]',
  })
  // Mails of other people are out of sight of a manager.
  if (isReplaced) await escalatedToWorker(() => mailManagers(tenant, plain.slice(-4), by))
}

async function mailManagers(tenant: Tenant, last4: string, by: User) {
  const managers = await User.query()
    .where({ tenant_id: tenant.id, role: 'manager' })
    .whereNull('erased_at')
    .orderBy('id')
  for (const manager of managers) {
    await sendEmail(recipientOf(manager), 'tenant_iban_changed', {
      tenant: tenant.name,
      slug: tenant.slug,
      by: by.fullName,
      last4,
      paidFrom: paidFrom(now()).toISO()!,
    })
  }
}

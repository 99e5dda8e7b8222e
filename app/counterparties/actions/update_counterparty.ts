import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import type { Infer } from '@vinejs/vine/types'
import { audit, changesOf } from '#app/audit/audit'
import type Counterparty from '#app/counterparties/counterparty'
import type { counterpartyValidator } from '#app/counterparties/validators'
import { Refusal } from '#app/shared/refusal'
import type User from '#app/users/user'

const FIELDS = [
  'name',
  'brands',
  'email',
  'address',
  'ibans',
  'answerDays',
  'answerUnit',
  'objectionDays',
] as const

/** Throws a Refusal for an account number that is none. */
export async function updateCounterparty(
  operator: Counterparty,
  { brands, ibans, ...given }: Infer<typeof counterpartyValidator>,
  by: User
) {
  const after = {
    ...given,
    email: given.email ?? null,
    address: given.address || null,
    brands: (brands ?? '').split(',').map((brand) => brand.trim()).filter(Boolean), // prettier-ignore
    ibans: (ibans ?? '').split(',').map((iban) => electronicFormatIBAN(iban) ?? '').filter(Boolean), // prettier-ignore
  }
  const wrong = after.ibans.find((iban) => !isValidIBAN(iban))
  if (wrong) throw new Refusal('ibans', 'operatorIban', { iban: wrong })

  const before = Object.fromEntries(FIELDS.map((field) => [field, operator[field]]))
  await operator.merge(after).save()
  await audit(
    'counterparty.updated',
    { type: 'counterparty', id: operator.id, tenantId: null },
    by,
    changesOf(before, after, FIELDS)
  )
}

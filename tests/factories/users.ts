import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import { asWorker } from '#app/platform/shared/tenancy'
import { encrypt } from '#app/platform/encryption/encrypt'
import Tenant from '#app/people/tenants/tenant'
import User from '#app/people/accounts/user'

export const TEST_PASSWORD = 'a password for tests'

type Given = Partial<
  Pick<
    User,
    | 'role'
    | 'tenantId'
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'travelProduct'
    | 'premiumSince'
    | 'blockedAt'
    | 'emailVerifiedAt'
    | 'onboardedAt'
    | 'mandateSignedAt'
    | 'roleSince'
  >
>

/** A person of the house tenant who can sign in, with a bank account and a mandate. */
export const createUser = (given: Given & { iban?: string | null } = {}) =>
  asWorker(async () => {
    const { iban = 'NL91ABNA0417164300', ...rest } = given
    const user = await User.create({
      tenantId: (await Tenant.house()).id,
      role: 'member',
      firstName: 'Test',
      lastName: 'Traveller',
      email: `${randomUUID()}@example.test`,
      password: TEST_PASSWORD,
      roleSince: DateTime.now().minus({ days: 2 }),
      emailVerifiedAt: DateTime.now(),
      onboardedAt: DateTime.now(),
      mandateSignedAt: DateTime.now(),
      ibanEncrypted: iban && encrypt(iban, 'iban'),
      ibanHolderEncrypted: iban && encrypt('T. Traveller', 'holder'),
      ibanLast4: iban && iban.slice(-4),
      ...rest,
    })
    return user.refresh()
  })

/** What an erasure leaves of someone's own row, as far as others may meet it. */
export const erased = () => ({
  erasedAt: DateTime.now(),
  ibanEncrypted: null,
  ibanHolderEncrypted: null,
  ibanLast4: null,
  twoFactorSecretEncrypted: null,
  twoFactorConfirmedAt: null,
})

export const createTenant = (given: Partial<Pick<Tenant, 'slug' | 'feeBps' | 'refundDestination'>> = {}) =>
  asWorker(async () => {
    const { slug = `t-${randomUUID().slice(0, 8)}` } = given
    const tenant = await Tenant.create({
      slug,
      name: `Tenant ${slug}`,
      feeBps: 1_500,
      refundDestination: 'member',
      brandColour: '#0b5d57',
      isHouse: false,
      ...given,
    })
    return tenant.refresh()
  })

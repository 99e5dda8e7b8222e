import { DemoBank } from '#database/seeders/demo_bank'
import { DateTime } from 'luxon'
import Mandate from '#app/claims/claims/mandate'
import { MANDATE_VERSION } from '#app/claims/mandates/mandate_text'
import OvcpCard from '#app/travel/cards/ovcp_card'
import { blindIndex, encrypt } from '#app/platform/encryption/encrypt'
import Tenant from '#app/people/tenants/tenant'
import User from '#app/people/accounts/user'
import type { DemoPerson, DemoStory } from '#database/demo/types'

/** Whom most people sign in as. */
export const SANNE_EMAIL = 'traveller@fareback.test'
const DEMO_PASSWORD = 'fareback-demo'

/** The people of the story as users. */
export class Cast {
  readonly bank = new DemoBank()
  #users = new Map<string, User>()

  add(key: string, user: User) {
    this.#users.set(key, user)
  }

  byKey(key: string) {
    const user = this.#users.get(key)
    if (!user) throw new Error(`No one in the story is called ${key}`)
    return user
  }

  byEmail(email: string) {
    return this.all().find((user) => user.email === email)!
  }

  byId(id: number) {
    return this.all().find((user) => user.id === id)!
  }

  all() {
    return [...this.#users.values()]
  }
}

export async function createPeople(story: DemoStory) {
  const tenants = new Map<string, Tenant>()
  for (const { slug, name, feeBps, refundDestination, brandColour, isHouse } of story.tenants) {
    tenants.set(slug, await Tenant.updateOrCreate({ slug }, { name, feeBps, refundDestination, brandColour, isHouse }))
  }
  const cast = new Cast()
  for (const person of story.people) {
    const user = await createPerson(person, tenants.get(person.tenantSlug)!)
    cast.add(person.key, user)
  }
  return cast
}

async function createPerson(person: DemoPerson, tenant: Tenant) {
  const joined = DateTime.fromISO(person.joinedOn)
  const user = await User.create({
    tenantId: tenant.id,
    role: person.role,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    emailVerifiedAt: joined,
    password: DEMO_PASSWORD,
    locale: person.locale,
    phone: person.phone,
    birthOn: person.birthOn,
    addressLine: person.addressLine,
    postcode: person.postcode,
    city: person.city,
    travelProduct: person.travelProduct,
    mandateSignedAt: joined,
    termsAcceptedAt: joined,
    onboardedAt: joined,
    ibanEncrypted: person.iban && encrypt(person.iban, 'iban'),
    ibanHolderEncrypted: person.iban && encrypt(`${person.firstName} ${person.lastName}`, 'holder'),
    ibanLast4: person.iban && person.iban.slice(-4),
    roleSince: joined,
    createdAt: joined,
  })
  await user.refresh()
  await Mandate.create({
    tenantId: tenant.id,
    userId: user.id,
    version: MANDATE_VERSION,
    locale: user.locale ?? 'nl',
    signedName: user.fullName,
    signedAt: joined,
  })
  await OvcpCard.createMany(
    person.cards
      .filter(({ isUnassigned }) => !isUnassigned)
      .map((card) => ({
        tenantId: tenant.id,
        userId: user.id,
        kind: card.kind,
        numberEncrypted: card.number && encrypt(card.number, 'card'),
        numberIndex: card.number && blindIndex(card.number),
        last4: card.number && card.number.slice(-4),
        expiresOn: card.expiresOn,
        nickname: card.nickname,
      }))
  )
  return user
}

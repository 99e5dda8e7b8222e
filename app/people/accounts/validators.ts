import vine from '@vinejs/vine'
import { LOCALES } from '#app/platform/shared/locale'
import { accountHolder, birthDay, iban, line, page, reason, slug, whole } from '#app/platform/shared/rules'
import { COUNTRIES } from '#app/people/accounts/isomorphic/country'
import { ROLES } from '#app/platform/shared/isomorphic/role'
import { THEMES } from '#app/people/accounts/theme'
import { TRAVEL_PRODUCTS } from '#app/people/accounts/isomorphic/travel_product'

export const reasonValidator = vine.create({ reason: reason() })

export const roleValidator = vine.create({ role: vine.enum(ROLES) })

export const userPageValidator = vine.create({
  page: page().optional(),
  action: slug(80).optional(),
  email: vine.string().uuid().optional(),
  before: whole().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
})

export const bankAccountValidator = vine.create({
  iban: iban(),
  holder: accountHolder(),
})

// The action checks the rest, to answer with a sentence for each problem.
export const profileValidator = vine.create({
  firstName: line(60),
  lastName: line(80),
  birthOn: birthDay().nullable(),
  phone: line(40, 0).nullable(),
  addressLine: line(100, 0).nullable(),
  postcode: line(12, 0).nullable(),
  city: line(80, 0).nullable(),
  country: vine.enum(COUNTRIES),
  travelProduct: vine.enum(TRAVEL_PRODUCTS),
})

export const appearanceValidator = vine.create({
  locale: vine.enum(LOCALES).optional(),
  theme: vine.enum(THEMES).optional(),
})

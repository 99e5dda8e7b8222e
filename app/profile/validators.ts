import vine from '@vinejs/vine'
import { today } from '#app/shared/clock'
import { isoDay } from '#app/shared/rules'
import { LOCALES } from '#app/shared/locale'
import { COUNTRIES } from '#app/users/country'
import { THEMES } from '#app/users/theme'
import { TRAVEL_PRODUCTS } from '#app/users/travel_product'

const text = (length: number) => vine.string().trim().maxLength(length)

// What else can be wrong, the action says in words.
export const profileValidator = vine.create({
  firstName: text(60).minLength(1),
  lastName: text(80).minLength(1),
  birthOn: isoDay({ latest: today }).nullable(),
  phone: text(40).nullable(),
  addressLine: text(100).nullable(),
  postcode: text(12).nullable(),
  city: text(80).nullable(),
  country: vine.enum(COUNTRIES),
  travelProduct: vine.enum(TRAVEL_PRODUCTS),
})

export const appearanceValidator = vine.create({
  locale: vine.enum(LOCALES).optional(),
  theme: vine.enum(THEMES).optional(),
})

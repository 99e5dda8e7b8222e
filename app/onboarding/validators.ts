import vine from '@vinejs/vine'
import { COUNTRIES } from '#app/users/country'
import { TRAVEL_PRODUCTS } from '#app/users/travel_product'

const text = (length: number) => vine.string().trim().maxLength(length).nullable().optional()

// What is missing, and what is wrong, the actions say in words.
export const additionalInformationValidator = vine.create({
  addressLine: text(100),
  postcode: text(12),
  city: text(80),
  country: vine.enum(COUNTRIES),
  travelProduct: vine.enum(TRAVEL_PRODUCTS),
  iban: text(42),
  holder: text(70).requiredIfExists('iban'),
  signedName: text(160),
  mandateVersion: vine.string().maxLength(20),
})

import vine from '@vinejs/vine'
import { accountHolder, iban, optionalLine } from '#app/shared/rules'
import { COUNTRIES } from '#app/users/country'
import { TRAVEL_PRODUCTS } from '#app/users/travel_product'

// What is missing, and what is wrong, the actions say in words.
export const additionalInformationValidator = vine.create({
  addressLine: optionalLine(100),
  postcode: optionalLine(12),
  city: optionalLine(80),
  country: vine.enum(COUNTRIES),
  travelProduct: vine.enum(TRAVEL_PRODUCTS),
  iban: iban().nullable().optional(),
  holder: accountHolder().nullable().optional().requiredIfExists('iban'),
  signedName: optionalLine(160),
  mandateVersion: vine.string().maxLength(20),
})

import vine from '@vinejs/vine'
import { accountHolder, iban, optionalLine } from '#app/platform/shared/rules'
import { COUNTRIES } from '#app/people/accounts/isomorphic/country'
import { TRAVEL_PRODUCTS } from '#app/people/accounts/isomorphic/travel_product'

// The actions check the rest, to answer with a sentence for each problem.
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

import { record } from '#app/messages/events/record'
import { Refusal } from '#app/platform/shared/refusal'
import { ADDRESS_FIELDS, type Address, addressProblem, writtenPostcode } from '#app/people/accounts/isomorphic/address'
import type User from '#app/people/accounts/user'

/** Operators ask for an address with a claim. `mayBeIncomplete` accepts missing parts. */
export async function saveAddress(user: User, address: Address, by: User, { mayBeIncomplete = false } = {}) {
  for (const field of ADDRESS_FIELDS) {
    const problem = addressProblem(field, address)
    if (problem && (address[field] || !mayBeIncomplete)) throw new Refusal(field, `address.${problem}`)
  }

  user.merge({
    addressLine: address.addressLine,
    postcode: address.postcode && writtenPostcode(address.postcode, address.country),
    city: address.city,
    country: address.country,
  })
  if (!user.$isDirty) return

  await user.save()
  await record('user.address_changed', user.subject, by, { address: '[redacted]' })
}

import { record } from '#app/messages/events/record'
import { finishOnboarding } from '#app/people/onboarding/actions/finish_onboarding'
import { type Signature, signMandate } from '#app/claims/mandates/actions/sign_mandate'
import { enqueue } from '#app/platform/queue/queue'
import OvcpCard from '#app/travel/cards/ovcp_card'
import { Refusal } from '#app/platform/shared/refusal'
import { saveAddress } from '#app/people/accounts/actions/save_address'
import { saveBankAccount } from '#app/people/accounts/actions/save_bank_account'
import type { Address } from '#app/people/accounts/isomorphic/address'
import type { BankAccount } from '#app/people/accounts/bank_account'
import type { TravelProduct } from '#app/people/accounts/isomorphic/travel_product'
import User from '#app/people/accounts/user'

type Person = Pick<User, 'id'>

export type AdditionalInformation = {
  address: Address
  travelProduct: TravelProduct
  /** Null when left for later or unchanged. */
  account: BankAccount | null
  signature: Signature | null
}

/** All or nothing. The step of the card is done for who has one, from a file that was uploaded before. */
export async function completeAdditionalInformation(person: Person, given: AdditionalInformation) {
  const user = await save(person, given)
  if (!user.mandateSignedAt) throw new Refusal('signedName', 'mandate.missingName')
  if (await OvcpCard.ownedBy(user).first()) await finishOnboarding(user, { isUnderWay: true })
  return user
}

export const saveAdditionalInformation = (person: Person, given: AdditionalInformation) =>
  save(person, given, { mayBeIncomplete: true })

async function save({ id }: Person, given: AdditionalInformation, options = {}) {
  const user = await User.lock(id)

  await saveAddress(user, given.address, user, options)
  await keepTravelProduct(user, given.travelProduct)
  if (given.account) await saveBankAccount(user, given.account, user)
  if (given.signature) await signMandate(user, given.signature)
  return user
}

async function keepTravelProduct(user: User, to: TravelProduct) {
  const from = user.travelProduct
  if (from === to) return
  await user.merge({ travelProduct: to }).save()
  await record('user.travel_product_changed', user.subject, user, { from, to })
  await enqueue('rebuild_travel', { userId: user.id })
}

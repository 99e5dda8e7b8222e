import { record } from '#app/messages/events/record'
import { changesOf } from '#app/platform/audit/audit'
import { plainPhoneNumber } from '#app/people/accounts/phone_number'
import { enqueue } from '#app/platform/queue/queue'
import { Refusal } from '#app/platform/shared/refusal'
import { ADDRESS_FIELDS, addressProblem, writtenPostcode } from '#app/people/accounts/isomorphic/address'
import { checkBirthDate } from '#app/people/accounts/birth_date'
import User from '#app/people/accounts/user'

const FIELDS = [
  'firstName',
  'lastName',
  'birthOn',
  'phone',
  'addressLine',
  'postcode',
  'city',
  'country',
  'travelProduct',
] as const

type Profile = Pick<User, (typeof FIELDS)[number]>

/** A signed mandate keeps the name it was signed with and stays valid. */
export async function updateProfile({ id }: Pick<User, 'id'>, profile: Profile) {
  // Without this lock two tabs at once would log the same old values.
  const user = await User.lock(id)
  checkBirth(user, profile)
  checkAddress(user, profile)

  user.merge({
    ...profile,
    phone: profile.phone && checkedPhone(profile.phone),
    postcode: profile.postcode && writtenPostcode(profile.postcode, profile.country),
  })
  const changes = changesOf(user.$original, user.$attributes, FIELDS)
  if (Object.keys(changes).length === 0) return

  await user.save()
  await record('user.profile_changed', user.subject, user, changes)
  if (changes.travelProduct) await enqueue('rebuild_travel', { userId: user.id })
}

/** Operators ask for the date of birth with a claim: it can be changed but not emptied. */
function checkBirth(user: User, { birthOn }: Profile) {
  if (birthOn) return checkBirthDate(birthOn)
  if (user.birthOn) throw new Refusal('birthOn', 'profile.birthDateMissing')
}

/** The same for an address. One that was never given may stay empty, but not partly. */
function checkAddress(user: User, profile: Profile) {
  if (!ADDRESS_FIELDS.some((field) => user[field] || profile[field])) return
  for (const field of ADDRESS_FIELDS) {
    const problem = addressProblem(field, profile)
    if (problem) throw new Refusal(field, `address.${problem}`)
  }
}

function checkedPhone(typed: string) {
  const phone = plainPhoneNumber(typed)
  if (!phone) throw new Refusal('phone', 'profile.phoneWrong')
  return phone
}

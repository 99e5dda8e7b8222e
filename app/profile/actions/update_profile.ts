import { audit, changesOf } from '#app/audit/audit'
import { MINIMUM_AGE, isOldEnough, isPossibleBirthDate } from '#app/profile/birth_date'
import { plainPhoneNumber } from '#app/profile/phone_number'
import { writtenPostcode } from '#app/profile/postcode'
import { Refusal } from '#app/shared/refusal'
import User from '#app/users/user'

const FIELDS = [
  'firstName',
  'lastName',
  'birthOn',
  'phone',
  'addressLine',
  'postcode',
  'city',
  'travelProduct',
] as const

export type Profile = Pick<User, (typeof FIELDS)[number]>

const ADDRESS = ['addressLine', 'postcode', 'city'] as const

/**
 * Changes what a person told us about themselves. A mandate they signed keeps the name it was signed with, and
 * stays valid.
 */
export async function updateProfile(found: User, profile: Profile) {
  // Two tabs at once would otherwise write down the same change from the same beginning.
  const user = await User.query().where('id', found.id).forUpdate().firstOrFail()
  refuseToForget(user, profile)

  user.merge({
    ...profile,
    birthOn: profile.birthOn && checkedBirthDate(profile.birthOn),
    phone: profile.phone && checkedPhone(profile.phone),
    postcode: profile.postcode && checkedPostcode(profile.postcode, user.country),
  })
  const changes = changesOf(user.$original, user.$attributes, FIELDS)
  if (Object.keys(changes).length === 0) return

  await user.save()
  const subject = { type: 'user', id: user.id, tenantId: user.tenantId }
  await audit('user.profile_changed', subject, user, changes)
}

/** Operators ask for these with a claim: they can be changed but not emptied, and an address is whole. */
function refuseToForget(user: User, profile: Profile) {
  if (user.birthOn && !profile.birthOn) throw new Refusal('birthOn', 'profile.birthDateMissing')

  const wanted = ADDRESS.some((field) => user[field] || profile[field])
  const missing = ADDRESS.find((field) => !profile[field] && isAsked(field, user))
  if (wanted && missing) throw new Refusal(missing, 'profile.addressIncomplete')
}

/** There are countries without postcodes. */
const isAsked = (field: (typeof ADDRESS)[number], { country }: User) =>
  field !== 'postcode' || country === 'NL'

function checkedBirthDate(day: string) {
  if (!isPossibleBirthDate(day)) throw new Refusal('birthOn', 'profile.birthDateWrong')
  if (!isOldEnough(day)) throw new Refusal('birthOn', 'profile.tooYoung', { age: MINIMUM_AGE })
  return day
}

function checkedPhone(typed: string) {
  const phone = plainPhoneNumber(typed)
  if (!phone) throw new Refusal('phone', 'profile.phoneWrong')
  return phone
}

function checkedPostcode(typed: string, country: string) {
  if (country !== 'NL') return typed
  const postcode = writtenPostcode(typed)
  if (!postcode) throw new Refusal('postcode', 'profile.postcodeWrong')
  return postcode
}

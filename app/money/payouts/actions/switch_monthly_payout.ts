import { record } from '#app/messages/events/record'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import User from '#app/people/accounts/user'

export async function switchMonthlyPayout({ id }: Pick<User, 'id'>, isOn: boolean) {
  const user = await User.lock(id)
  if (isOn === (user.monthlyPayoutSince !== null)) return
  if (isOn && !user.ibanEncrypted) throw new Refusal('monthlyPayout', 'iban.missing')
  if (isOn && user.ibanReturnedAt) throw new Refusal('monthlyPayout', 'iban.returned')

  await user.merge({ monthlyPayoutSince: isOn ? now() : null }).save()
  await record(`user.monthly_payout_${isOn ? 'started' : 'stopped'}`, user.subject, user)
}

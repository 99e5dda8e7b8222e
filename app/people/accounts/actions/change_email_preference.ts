import { record } from '#app/messages/events/record'
import type { EmailPreference } from '#app/messages/emails/preferences'
import User from '#app/people/accounts/user'

export async function changeEmailPreference({ id }: Pick<User, 'id'>, { topic, isOn }: EmailPreference) {
  // Without this lock two changes at once would overwrite each other.
  const user = await User.lock(id)
  if (user.mutedEmails.includes(topic) !== isOn) return user

  const others = user.mutedEmails.filter((muted) => muted !== topic)
  await user.merge({ mutedEmails: isOn ? others : [...others, topic] }).save()
  await record(isOn ? 'user.emails_on' : 'user.emails_off', user.subject, user, { topic })
  return user
}

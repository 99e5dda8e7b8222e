import { record } from '#app/messages/events/record'
import { changesOf } from '#app/platform/audit/audit'
import type { Locale } from '#app/platform/shared/locale'
import type { Theme } from '#app/people/accounts/theme'
import type User from '#app/people/accounts/user'

export async function changeAppearance(
  user: User,
  { locale = user.locale ?? undefined, theme = user.theme }: { locale?: Locale; theme?: Theme }
) {
  user.merge({ locale, theme })
  const changes = changesOf(user.$original, user.$attributes, ['locale', 'theme'])
  if (Object.keys(changes).length === 0) return

  await user.save()
  await record('user.appearance_changed', user.subject, user, changes)
}

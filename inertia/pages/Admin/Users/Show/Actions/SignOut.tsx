import { listState } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { ConfirmButton } from '~/ui/ConfirmButton'
import type { At } from '../may'

export function SignOut({ user, filter }: At) {
  const t = useTranslations('admin_users.actions')

  return (
    <ConfirmButton
      title={t('signOutTitle', { name: user.name })}
      consequence={t('signOutText')}
      route="admin.users.browser_sessions.destroy"
      routeParams={{ user_id: user.id }}
      qs={listState(filter)}
      stay
    >
      {t('signOut')}
    </ConfirmButton>
  )
}

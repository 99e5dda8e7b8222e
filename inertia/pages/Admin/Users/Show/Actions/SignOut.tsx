import { actionUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { ConfirmButton } from '~/ui/ConfirmButton'
import type { At } from '../may'
import { useAct } from './useAct'

export function SignOut({ user, filter }: At) {
  const t = useTranslations('admin_users.actions')
  const { act, processing } = useAct()

  return (
    <ConfirmButton
      title={t('signOutTitle', { name: user.name })}
      consequence={t('signOutText')}
      processing={processing}
      onConfirm={() => act('delete', actionUrl('browser_sessions.destroy', user.id, filter))}
    >
      {t('signOut')}
    </ConfirmButton>
  )
}

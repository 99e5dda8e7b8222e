import { CodeBadge } from '~/components/staff/CodeBadge'
import { useTranslations } from '~/i18n'
import { StatusBadge } from '~/ui/StatusBadge'
import type { Data } from '~generated/data'

type Props = { user: Data.People.Accounts.User.Variants['forAdmin']; hasTwoFactor: boolean }

/** How the account stands, at a glance. */
export function Badges({ user, hasTwoFactor }: Props) {
  const t = useTranslations('admin_users.show')
  if (user.status === 'erased') return <CodeBadge list="userStatus" code="erased" />

  return (
    <>
      <CodeBadge list="userStatus" code={user.status} />
      {user.status === 'blocked' && !user.isVerified && <CodeBadge list="userStatus" code="unverified" />}
      <StatusBadge tone={hasTwoFactor ? 'good' : 'neutral'}>
        {hasTwoFactor ? t('twoFactorOn') : t('twoFactorOff')}
      </StatusBadge>
      {user.isPremium && <StatusBadge tone="info">{t('premium')}</StatusBadge>}
      {user.isResearcher && <StatusBadge tone="info">{t('researcher')}</StatusBadge>}
    </>
  )
}

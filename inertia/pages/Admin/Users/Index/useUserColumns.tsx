import type { UserRow } from '#app/people/accounts/user_list'
import type { ListColumn } from '~/components/lists/ResourceList'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { TwoLines } from '~/components/staff/TwoLines'
import { useLabels } from '~/components/staff/labels'
import { useTranslations } from '~/i18n'
import { DateText, RelativeTime } from '~/ui/DateText'

/** The cells of a person in the list of staff. */
export function useUserColumns(): ListColumn<UserRow>[] {
  const t = useTranslations('admin_users.list')
  const role = useLabels('role')

  return [
    {
      key: 'name',
      sort: 'name',
      header: t('name'),
      cell: (user) => <TwoLines under={user.email}>{user.name}</TwoLines>,
    },
    { key: 'tenant', header: t('tenant'), cell: (user) => user.organisation },
    {
      key: 'role',
      header: t('role'),
      cell: (user) => (user.isPremium ? <TwoLines under={t('premium')}>{role(user.role)}</TwoLines> : role(user.role)),
    },
    {
      key: 'joined',
      sort: 'joined',
      header: t('joined'),
      cell: (user) => <DateText value={user.joinedAt} />,
    },
    {
      key: 'seen',
      sort: 'seen',
      header: t('seen'),
      cell: (user) => (user.lastSeenAt ? <RelativeTime value={user.lastSeenAt} /> : t('never')),
    },
    {
      key: 'status',
      header: t('status'),
      cell: (user) => <CodeBadge list="userStatus" code={user.status} />,
    },
  ]
}

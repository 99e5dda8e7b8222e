import type { ReactNode } from 'react'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { useCodes } from '~/components/staff/codes'
import { TwoLines } from '~/components/staff/TwoLines'
import { type Filter, userUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { type Column, DataTable } from '~/ui/DataTable'
import { DateText, RelativeTime } from '~/ui/DateText'
import type { Data } from '~generated/data'

type User = Data.Users.User
type Props = { users: User[]; filter: Filter; empty: ReactNode }

export function UsersTable({ users, filter, empty }: Props) {
  const t = useTranslations('admin_users.list')

  return (
    <DataTable
      caption={t('table')}
      columns={useColumns()}
      rows={users}
      rowKey={(user) => user.id}
      href={(user) => userUrl(user.id, filter)}
      empty={empty}
    />
  )
}

function useColumns(): Column<User>[] {
  const t = useTranslations('admin_users.list')
  const role = useCodes('role')

  return [
    {
      key: 'name',
      header: t('name'),
      sortable: true,
      cell: (user) => <TwoLines under={user.email}>{user.name}</TwoLines>,
    },
    { key: 'tenant', header: t('tenant'), cell: (user) => user.organisation },
    {
      key: 'role',
      header: t('role'),
      cell: (user) =>
        user.isPremium ? (
          <TwoLines under={t('premium')}>{role(user.role)}</TwoLines>
        ) : (
          role(user.role)
        ),
    },
    {
      key: 'joined',
      header: t('joined'),
      sortable: true,
      cell: (user) => <DateText value={user.joinedAt} />,
    },
    {
      key: 'seen',
      header: t('seen'),
      sortable: true,
      cell: (user) => (user.lastSeenAt ? <RelativeTime value={user.lastSeenAt} /> : t('never')),
    },
    {
      key: 'status',
      header: t('status'),
      cell: (user) => <CodeBadge list="userStatus" code={user.status} />,
    },
  ]
}

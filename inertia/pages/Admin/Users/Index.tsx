import { ROLES, USER_STATUSES, useCodeOptions } from '~/components/staff/codes'
import { kbd, KeyHint } from '~/components/staff/KeyHint'
import { SavedViews } from '~/components/staff/SavedViews'
import type { Filter } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { FilterBar } from '~/ui/FilterBar'
import { PageHeader } from '~/ui/PageHeader'
import { Pagination } from '~/ui/Pagination'
import type { Data } from '~generated/data'
import { Exports } from './Index/Exports'
import { NoUsers } from './Index/NoUsers'
import { UsersTable } from './Index/UsersTable'

const VIEWS = ['all', 'unfinished', 'blocked', 'premium', 'staff'] as const

export type View = (typeof VIEWS)[number]

type Props = InertiaProps<{
  users: Data.Users.User[]
  meta: { page: number; perPage: number; total: number; lastPage: number }
  filter: Filter
  counts: Record<View, number>
  tenants: { slug: string; name: string }[]
}>

export default function UsersIndex({ users, meta, filter, counts, tenants }: Props) {
  const t = useTranslations('admin_users.list')
  const view = (filter.view as View | undefined) ?? 'all'
  const filters = [
    {
      name: 'tenant',
      label: t('tenant'),
      options: tenants.map(({ slug, name }) => ({ value: slug, label: name })),
    },
    { name: 'role', label: t('role'), options: useCodeOptions('role', ROLES) },
    { name: 'status', label: t('status'), options: useCodeOptions('userStatus', USER_STATUSES) },
    {
      name: 'premium',
      label: t('premium'),
      options: [
        { value: 'yes', label: t('hasPremium') },
        { value: 'no', label: t('noPremium') },
      ],
    },
  ]

  return (
    <>
      <PageHeader
        title={t('title')}
        documentTitle={`${t(`view.${view}`)} · ${t('title')}`}
        actions={<Exports filter={filter} />}
      />
      <SavedViews
        label={t('views')}
        current={view}
        views={VIEWS.map((key) => ({ key, label: t(`view.${key}`), count: counts[key] }))}
      />
      <FilterBar search={t('search')} filters={filters} />
      <UsersTable users={users} filter={filter} empty={<NoUsers view={view} filter={filter} />} />
      <Pagination meta={meta} />
      {users.length > 0 && <KeyHint>{t.rich('keys', { kbd })}</KeyHint>}
    </>
  )
}

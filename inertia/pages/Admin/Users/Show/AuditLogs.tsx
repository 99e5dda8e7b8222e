import { PlainTable } from '~/components/staff/PlainTable'
import { useTranslations } from '~/i18n'
import { EmptyState } from '~/ui/EmptyState'
import { FilterBar } from '~/ui/FilterBar'
import { Pagination } from '~/ui/Pagination'
import { useAuditAction } from './AuditLogs/useAuditAction'
import { useLogColumns } from './AuditLogs/useLogColumns'

export type LogEntry = {
  id: number
  action: string
  actorName: string
  isStaff: boolean
  subjectType: string
  subjectName: string | null
  subjectId: string | null
  changes: { field: string; before: string | null; after: string | null }[]
  at: string
  network: string | null
  requestId: string | null
}

export type Trail = { page: number; perPage: number; total: number; entries: LogEntry[] }

type Props = { userId: string; trail: Trail; actions: string[] }

/** What someone did, and what was done to them and theirs, latest first. */
export function AuditLogs({ userId, trail, actions }: Props) {
  const t = useTranslations('admin_users.log')
  const action = useAuditAction()
  const columns = useLogColumns(userId)
  const { page, perPage, total, entries } = trail
  if (actions.length === 0) return <EmptyState title={t('none')} description={t('noneHint')} />

  return (
    <>
      <FilterBar
        filters={[
          {
            name: 'action',
            label: t('filter'),
            options: actions.map((value) => ({ value, label: action(value) })),
          },
        ]}
      />
      {entries.length === 0 ? (
        <EmptyState illustration="search" title={t('nothingFound')} />
      ) : (
        <PlainTable
          framed
          caption={t('title')}
          columns={columns}
          rows={entries}
          rowKey={(entry) => entry.id}
        />
      )}
      <Pagination
        meta={{ page, perPage, total, lastPage: Math.max(1, Math.ceil(total / perPage)) }}
      />
    </>
  )
}

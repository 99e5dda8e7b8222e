import { router } from '@inertiajs/react'
import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { PlainTable } from '~/components/staff/PlainTable'
import { useQuery } from '~/hooks/useQuery'
import { useTranslations } from '~/i18n'
import { EmptyState } from '~/ui/EmptyState'
import { FilterBar } from '~/ui/FilterBar'
import { useAuditAction } from './AuditLogs/useAuditAction'
import { useLogColumns } from './AuditLogs/useLogColumns'
import classes from './AuditLogs/AuditLogs.module.css'

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

type Props = { userId: string; trail?: Trail; actions: string[] }

/** What someone did, and what was done to them and theirs, latest first. */
export function AuditLogs({ userId, trail, actions }: Props) {
  const t = useTranslations('admin_users.log')
  const action = useAuditAction()
  const columns = useLogColumns(userId)
  if (!trail) return <LogLoading />
  if (actions.length === 0) return <EmptyState title={t('none')} description={t('noneHint')} />
  // What was written since the first of these were fetched comes after them.
  const entries = trail.entries.toSorted((one, other) => other.id - one.id)

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
      {entries.length > 0 && <Older trail={trail} shown={entries.length} />}
    </>
  )
}

/** Adds the entries before those that are shown; the address stays that of the latest. */
function Older({ trail, shown }: { trail: Trail; shown: number }) {
  const t = useTranslations('admin_users.log')
  const { urlWith } = useQuery()
  const [loading, setLoading] = useState(false)

  const show = () =>
    router.get(urlWith({ page: trail.page + 1 }), {}, {
      only: ['auditLogs'],
      preserveState: true,
      preserveScroll: true,
      preserveUrl: true,
      onStart: () => setLoading(true),
      onFinish: () => setLoading(false),
    }) // prettier-ignore

  return (
    <div className={classes.older}>
      <p role="status">{t('shown', { shown, total: trail.total })}</p>
      {shown < trail.total && (
        <Button variant="default" loading={loading} onClick={show}>
          {t('older')}
        </Button>
      )}
    </div>
  )
}

export const LogLoading = () => (
  <div className={classes.loading} aria-busy>
    {Array.from({ length: 8 }, (_, row) => (
      <Skeleton key={row} height={14} />
    ))}
  </div>
)

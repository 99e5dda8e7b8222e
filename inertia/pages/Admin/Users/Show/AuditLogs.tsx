import { Skeleton } from '@mantine/core'
import { useQuery } from '~/hooks/useQuery'
import { PlainTable } from '~/components/staff/PlainTable'
import { useTranslations } from '~/i18n'
import { EmptyState } from '~/ui/EmptyState'
import { NativeSelect } from '~/ui/NativeSelect'
import { ShowOlder } from '~/ui/ShowOlder'
import type { Trail } from './AuditLogs/trail'
import { useAuditAction } from './AuditLogs/useAuditAction'
import { useLogColumns } from './AuditLogs/useLogColumns'
import classes from './AuditLogs/AuditLogs.module.css'

type Props = { userId: string; trail?: Trail; actions: string[] }

/** What someone did, and what was done to them and theirs, latest first. */
export function AuditLogs({ userId, trail, actions }: Props) {
  const t = useTranslations('admin_users.log')
  const action = useAuditAction()
  const columns = useLogColumns(userId)
  const { query, change } = useQuery()
  if (!trail) return <LogLoading />
  if (actions.length === 0) return <EmptyState title={t('none')} description={t('noneHint')} />
  // What was written since the first of these were fetched comes after them.
  const entries = trail.entries.toSorted((one, other) => other.id - one.id)

  return (
    <>
      <NativeSelect
        size="sm"
        className={classes.filter}
        aria-label={t('filter')}
        value={query.get('action') ?? ''}
        data={[{ value: '', label: t('everything') }, ...actions.map((value) => ({ value, label: action(value) }))]}
        onChange={(event) => change({ action: event.currentTarget.value })}
      />
      {entries.length === 0 ? (
        <EmptyState illustration="search" title={t('nothingFound')} />
      ) : (
        <PlainTable framed caption={t('title')} columns={columns} rows={entries} rowKey={(entry) => entry.id} />
      )}
      {entries.length > 0 && (
        <ShowOlder
          shown={entries.length}
          total={trail.total}
          older={entries.length < trail.total ? { page: trail.page + 1 } : null}
          only={['auditLogs']}
        />
      )}
    </>
  )
}

export const LogLoading = () => (
  <div className={classes.loading} aria-busy>
    {Array.from({ length: 8 }, (_, row) => (
      <Skeleton key={row} height={14} />
    ))}
  </div>
)

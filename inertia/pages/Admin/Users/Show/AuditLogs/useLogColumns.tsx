import { useTranslations } from '~/i18n'
import type { Column } from '~/ui/column'
import { DateTimeText } from '~/ui/DateText'
import type { LogEntry } from './trail'
import { Changes } from './Changes'
import { Subject } from './Subject'
import { useAuditAction } from './useAuditAction'

export function useLogColumns(userId: string): Column<LogEntry>[] {
  const t = useTranslations('admin_users.log')
  const action = useAuditAction()

  return [
    {
      key: 'what',
      header: t('what'),
      cell: (entry) => (
        <>
          {action(entry.action)}
          {entry.subjectId !== userId && <Subject entry={entry} />}
        </>
      ),
    },
    { key: 'when', header: t('when'), cell: (entry) => <DateTimeText value={entry.at} /> },
    {
      key: 'who',
      header: t('who'),
      cell: (entry) => (
        <>
          {entry.actorName}
          {entry.isStaff && <small>{t('staff')}</small>}
        </>
      ),
    },
    { key: 'changes', header: t('changes'), cell: (entry) => <Changes changes={entry.changes} /> },
    {
      key: 'where',
      header: t('where'),
      cell: (entry) => (
        <>
          {entry.network ?? '–'}
          {entry.requestId && <small>{entry.requestId}</small>}
        </>
      ),
    },
  ]
}

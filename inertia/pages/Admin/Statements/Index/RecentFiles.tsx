import type { RecentFile } from '#app/statements/recent_files'
import { useLabels } from '~/components/staff/labels'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { RelativeTime } from '~/ui/DateText'
import { StatusBadge } from '~/ui/StatusBadge'
import classes from './RecentFiles.module.css'

/** What became of the last uploads. */
export function RecentFiles({ files }: { files: RecentFile[] }) {
  const t = useTranslations('admin.statements')

  return (
    <Card title={t('recent')}>
      {files.length === 0 ? (
        <p>{t('noFiles')}</p>
      ) : (
        <ul className={classes.files} aria-live="polite">
          {files.map((file) => (
            <li key={file.id}>
              <div className={classes.head}>
                <strong>{file.name}</strong>
                <Status file={file} />
              </div>
              {file.status === 'imported' && (
                <p>{t('counts', { fresh: file.newLines, known: file.knownLines })}</p>
              )}
              {file.status === 'failed' && <Problem file={file} />}
              <small>
                {t.rich('uploadedBy', {
                  name: file.uploadedBy,
                  when: () => <RelativeTime value={file.uploadedAt} />,
                })}
              </small>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Status({ file }: { file: RecentFile }) {
  const t = useTranslations('admin.statements')
  if (file.status === 'uploaded') return <StatusBadge tone="info">{t('reading')}</StatusBadge>
  if (file.status === 'imported') return <StatusBadge tone="good">{t('imported')}</StatusBadge>
  return <StatusBadge tone="bad">{t('failed')}</StatusBadge>
}

function Problem({ file: { problem, found, position } }: { file: RecentFile }) {
  const t = useTranslations('admin.statements')
  const sentence = useLabels('statementProblem')
  const parts = [
    sentence(problem!),
    found !== null && t('found', { found }),
    position !== null && t('at', { position }),
  ]

  return <p className={classes.problem}>{parts.filter(Boolean).join(' ')}</p>
}

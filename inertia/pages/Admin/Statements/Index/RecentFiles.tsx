import { Skeleton } from '@mantine/core'
import type { RecentFile } from '#app/money/statements/recent_files'
import { Link } from '@adonisjs/inertia/react'
import { useLabels } from '~/components/staff/labels'
import { statementUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { RelativeTime } from '~/ui/DateText'
import { useMoney } from '~/ui/Money'
import { ProgressBar } from '~/ui/Progress'
import { StatusBadge } from '~/ui/StatusBadge'
import classes from './RecentFiles.module.css'

export function RecentFilesLoading() {
  const t = useTranslations('admin.statements')
  return (
    <Card title={t('recent')}>
      <Skeleton height={150} role="status" aria-label={t('loadingFiles')} />
    </Card>
  )
}

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
              <Outcome file={file} />
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
  if (file.status === 'booking') return <StatusBadge tone="info">{t('booking')}</StatusBadge>
  if (file.status === 'withdrawn') return <StatusBadge tone="neutral">{t('withdrawn')}</StatusBadge>
  if (file.status === 'failed') return <StatusBadge tone="bad">{t('failed')}</StatusBadge>
  if (file.isNotice || file.unpacked !== null) return <StatusBadge tone="neutral">{t('noticed')}</StatusBadge>
  if (file.asked > 0) return <StatusBadge tone="waiting">{t('asking')}</StatusBadge>
  return <StatusBadge tone="good">{t('imported')}</StatusBadge>
}

function Outcome({ file }: { file: RecentFile }) {
  const t = useTranslations('admin.statements')
  if (file.status === 'failed') return <Problem file={file} />
  if (file.withdrawalReason) return <p>{t('withdrawnBecause', { reason: file.withdrawalReason })}</p>
  if (file.status === 'uploaded') {
    return file.readCount > 0 ? <p>{t('read', { count: file.readCount })}</p> : null
  }
  if (file.status === 'booking') {
    const percentage = (100 * file.settledCount) / Math.max(1, file.readCount)
    const label = t('progress', { settled: file.settledCount, count: file.readCount })
    return (
      <>
        <ProgressBar label={label} percentage={percentage} />
        <p>{label}</p>
      </>
    )
  }
  if (file.unpacked !== null) return <p>{t('unpacked', { count: file.unpacked })}</p>
  if (file.isNotice) {
    return <p>{t('notice', { count: file.readCount, advised: file.advised })}</p>
  }
  const parts = [
    (file.asked === 0 || file.newLines + file.knownLines > 0) &&
      t('counts', { fresh: file.newLines, known: file.knownLines }),
    file.empties > 0 && t('empties', { count: file.empties }),
    file.others.length > 0 && t('others', { count: file.others.length, accounts: file.others.join(', ') }),
  ]
  return (
    <>
      <p>{parts.filter(Boolean).join(' ')}</p>
      {file.askedIn && (
        <p>
          {t('asks', { count: file.asked })} <Link href={statementUrl(file.askedIn)}>{t('answer')}</Link>
        </p>
      )}
      {file.lookAt && (
        <p className={classes.problem}>
          {file.rivalled > 0 ? t('rivalled', { count: file.rivalled }) : t('gapBefore', { count: file.gaps })}{' '}
          <Link href={statementUrl(file.lookAt)}>{t('look')}</Link>
        </p>
      )}
    </>
  )
}

function Problem({ file: { problem, found, position } }: { file: RecentFile }) {
  const t = useTranslations('admin.statements')
  const sentence = useLabels('statementProblem')
  const money = useMoney()
  const told =
    problem === 'balance_mismatch'
      ? t('missing', { amount: money(Math.round(Number(found) * 100)) })
      : t('found', { found: found ?? '' })
  const parts = [sentence(problem!), found !== null && told, position !== null && t('at', { position })]

  return <p className={classes.problem}>{parts.filter(Boolean).join(' ')}</p>
}

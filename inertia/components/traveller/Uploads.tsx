import { Button } from '@mantine/core'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ErrorText } from '~/ui/ErrorText'
import { ProgressBar } from '~/ui/Progress'
import type { Upload, useUploads } from './useUploads'
import classes from './Uploads.module.css'
import sections from './Sections.module.css'

/** Several files on their way, a line for each. */
export function Uploads({ uploads, show, again }: ReturnType<typeof useUploads>) {
  const t = useTranslations('batches.create.many')
  const isOver = uploads.every(({ state }) => state === 'done' || state === 'refused')
  const received = uploads.filter(({ state }) => state === 'done').length
  const needsChoice = isOver && received < uploads.length

  return (
    <Card title={t('title', { count: uploads.length })}>
      <ul className={classes.files} aria-live="polite">
        {uploads.map((upload, nth) => (
          <li key={nth}>
            <span className={classes.name}>{upload.name}</span>
            <State {...upload} />
          </li>
        ))}
      </ul>
      {needsChoice && (
        <div className={sections.actions}>
          {received > 0 && (
            <Button size="md" onClick={show}>
              {t('continue', { count: received })}
            </Button>
          )}
          <Button size="md" variant="default" onClick={again}>
            {t('again')}
          </Button>
        </div>
      )}
    </Card>
  )
}

function State({ name, state, percentage, error }: Upload) {
  const t = useTranslations('batches.create')
  const common = useTranslations('common')
  if (state === 'sending') {
    return <ProgressBar label={t('many.progress', { name })} percentage={percentage} />
  }
  if (state === 'refused') return <ErrorText>{error ?? common('file.failed')}</ErrorText>
  return <span className={classes.state}>{t(`many.${state}`)}</span>
}

import type { Data } from '~generated/data'
import { Callout } from './Callout'
import classes from './Sections.module.css'
import { useTranslations } from '~/i18n'
import { ButtonLink } from '~/ui/ButtonLink'
import { Card } from '~/ui/Card'

/** Why the file could not be read, and the way on. */
export function Failed({ batch, again }: { batch: Data.Travel.Batches.Batch; again: string }) {
  const t = useTranslations('batches')
  const { problem } = batch
  if (!problem) return null

  return (
    <Card>
      <Callout tone="bad" title={t('failed.title')}>
        <p>
          {t(`fileProblems.${problem}`)} {t('failed.nothingStored')}
        </p>
      </Callout>
      <div className={classes.actions}>
        <ButtonLink href={again}>{t('failed.again')}</ButtonLink>
      </div>
    </Card>
  )
}

import type { Data } from '~generated/data'
import { client } from '~/client'
import { Callout } from '~/components/traveller/Callout'
import classes from '~/components/traveller/Sections.module.css'
import { useTranslations } from '~/i18n'
import { ButtonLink } from '~/ui/ButtonLink'
import { Card } from '~/ui/Card'

/** Why the file could not be read, and the way on. */
export function Failed({ batch }: { batch: Data.Travel.Batches.Batch }) {
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
        <ButtonLink href={client.urlFor('batches.create')}>{t('failed.again')}</ButtonLink>
      </div>
    </Card>
  )
}

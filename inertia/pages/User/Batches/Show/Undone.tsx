import type { Data } from '~generated/data'
import { client } from '~/client'
import { Callout } from '~/components/traveller/Callout'
import classes from '~/components/traveller/Sections.module.css'
import { useDay } from '~/components/traveller/useDay'
import { useTranslations } from '~/i18n'
import { ButtonLink } from '~/ui/ButtonLink'
import { Card } from '~/ui/Card'

/** The batch was taken back, before or after it was imported. */
export function Undone({ batch }: { batch: Data.Travel.Batches.Batch }) {
  const t = useTranslations('batches')
  const day = useDay()

  return (
    <Card>
      <Callout>{t(batch.importedAt ? 'undo.undoneAt' : 'undo.discardedAt', { date: day(batch.undoneAt!) })}</Callout>
      <div className={classes.actions}>
        <ButtonLink href={client.urlFor('batches.create')} variant="default">
          {t('upload')}
        </ButtonLink>
      </div>
    </Card>
  )
}

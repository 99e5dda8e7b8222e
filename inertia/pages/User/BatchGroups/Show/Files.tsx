import type { Data } from '~generated/data'
import { BatchCard } from '~/components/traveller/BatchCard'
import { BatchQuestion } from '~/components/traveller/BatchQuestion'
import classes from '~/components/traveller/ListCard.module.css'
import { useTranslations } from '~/i18n'

type Props = { batches: Data.Batches.Batch[]; cards: Data.OvcpCards.OvcpCard[] }

/** A card for each file, with what it leaves open. */
export function Files({ batches, cards }: Props) {
  const t = useTranslations('batches.group')

  return (
    <section aria-label={t('files')}>
      <ul className={classes.list}>
        {batches.map((batch) => (
          <li key={batch.id}>
            <BatchCard batch={batch}>
              {batch.question && <BatchQuestion batch={batch} cards={cards} />}
            </BatchCard>
          </li>
        ))}
      </ul>
    </section>
  )
}

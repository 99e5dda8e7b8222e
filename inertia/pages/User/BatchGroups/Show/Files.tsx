import type { Data } from '~generated/data'
import { BatchCard } from '~/components/traveller/BatchCard'
import { BatchQuestion } from '~/components/traveller/BatchQuestion'
import classes from '~/components/traveller/ListCard.module.css'
import { useTranslations } from '~/i18n'

type Props = { batches: Data.Travel.Batches.Batch[]; cards: Data.Travel.Cards.OvcpCard[] }

/** A card for each file, with what it leaves open. */
export function Files({ batches, cards }: Props) {
  const t = useTranslations('batches.group')

  return (
    <section aria-label={t('files')}>
      <ul className={classes.list}>
        {batches.map((batch) => (
          <li key={batch.id}>
            <BatchCard batch={batch}>
              <Question {...{ batch, batches, cards }} />
            </BatchCard>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Asked beside the first file that asks it, for all of them. */
function Question({ batch, batches, cards }: Props & { batch: Data.Travel.Batches.Batch }) {
  const t = useTranslations('batches.group')
  if (!batch.question) return null

  const alike = batches.filter(({ question }) => question === batch.question)
  return alike[0].id === batch.id ? (
    <BatchQuestion {...{ batch, cards }} alike={alike.length} />
  ) : (
    <p>{t('asksTheSame', { name: alike[0].fileName })}</p>
  )
}

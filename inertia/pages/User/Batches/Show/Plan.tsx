import type { CardOnPlan } from '#app/travel/batches/planned_cards'
import type { Data } from '~generated/data'
import { DispositionBar } from '~/components/traveller/DispositionBar'
import type { Disposition } from '~/components/traveller/dispositions'
import { Worth } from '~/components/traveller/Worth'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DateRange } from '~/ui/DateText'
import { DefinitionList } from '~/ui/DefinitionList'
import { Money } from '~/ui/Money'
import classes from './Plan.module.css'
import { PlanActions } from './PlanActions'
import { PlanNotices } from './PlanNotices'

type Props = { batch: Data.Travel.Batches.Batch; counts: Record<Disposition, number>; cards: CardOnPlan[] }

/** What the file holds and what becomes of it: before committing a promise, afterwards a record. */
export function Plan({ batch, counts, cards }: Props) {
  const t = useTranslations('batches.plan')
  const leads: Partial<Record<typeof batch.status, 'lead' | 'leadUndone'>> = {
    planned: 'lead',
    undone: 'leadUndone',
  }

  return (
    <Card title={t('title')} description={t(leads[batch.status] ?? 'leadDone')}>
      <div className={classes.plan}>
        <DefinitionList items={useFacts(batch, cards)} />
        <DispositionBar counts={counts} explained={batch.status === 'planned'} />
        <PlanNotices batch={batch} />
        {batch.status === 'planned' && batch.estimate && counts.create > 0 && (
          <Worth worth={batch.estimate} level="h3" />
        )}
      </div>
      {batch.status === 'planned' && <PlanActions batch={batch} counts={counts} />}
    </Card>
  )
}

function useFacts(batch: Data.Travel.Batches.Batch, cards: CardOnPlan[]) {
  const t = useTranslations('batches.plan')
  const { periodFrom, periodTo } = batch

  return [
    {
      term: t('period'),
      value: periodFrom && periodTo ? <DateRange from={periodFrom} to={periodTo} /> : null,
    },
    { term: t('travel'), value: <Money cents={batch.travelCents} /> },
    { term: t('cards'), value: <Cards cards={cards} /> },
  ]
}

function Cards({ cards }: { cards: CardOnPlan[] }) {
  const t = useTranslations('batches.plan')

  return (
    <ul className={classes.cards}>
      {cards.map((card, index) => (
        <li key={index}>
          {card.last4 ? t('cardEnding', { last4: card.last4 }) : t('cardNameless')}
          <span>
            {' '}
            ({t(card.isNew ? 'cardNew' : 'cardKnown')}, {t('cardRows', { count: card.rows })})
          </span>
        </li>
      ))}
    </ul>
  )
}

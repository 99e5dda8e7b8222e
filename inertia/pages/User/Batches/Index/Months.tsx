import { Link } from '@adonisjs/inertia/react'
import { IconCheck, IconMinus, IconPlus } from '@tabler/icons-react'
import type { CardCoverage } from '#app/travel/batches/covered_months'
import { client } from '~/client'
import { useCardName } from '~/components/traveller/useCardName'
import { useFormatter, useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import classes from './Months.module.css'

const STATES = ['covered', 'partly', 'missing'] as const
const ICONS = { covered: IconCheck, partly: IconMinus, missing: IconPlus }

/** Which months of each card are here, and the way to those that are not. */
export function Months({ coverage }: { coverage: CardCoverage[] }) {
  const t = useTranslations('batches.months')
  const nameOf = useCardName()
  if (coverage.length === 0) return null

  return (
    <div className={classes.box}>
      <Card title={t('title')} description={t('lead')}>
        {coverage.map((card) => (
          <section key={card.id} className={classes.card} aria-label={nameOf(card)}>
            <h3>{nameOf(card)}</h3>
            <ol className={classes.months}>
              {card.months.map((month) => (
                <Month key={month.month} {...month} site={card.site} />
              ))}
            </ol>
          </section>
        ))}
        <Legend />
      </Card>
    </div>
  )
}

type MonthProps = CardCoverage['months'][number] & Pick<CardCoverage, 'site'>

function Month({ month, state, isClaimable, site }: MonthProps) {
  const t = useTranslations('batches.months')
  const format = useFormatter()
  const first = new Date(`${month}-15`)
  const words = t('month', { month: format.dateTime(first, { month: 'long', year: 'numeric' }), state })
  const Icon = ICONS[state]
  const shown = (
    <>
      <span aria-hidden>{format.dateTime(first, { month: 'short' })}</span>
      <Icon size={16} aria-hidden />
      <span className={classes.words}>{words}</span>
    </>
  )

  return (
    <li data-state={state} data-claimable={isClaimable || undefined}>
      {state !== 'covered' ? (
        <Link href={`${client.urlFor('batches.create')}?site=${site}#guide`} title={words}>
          {shown}
        </Link>
      ) : (
        <span title={words}>{shown}</span>
      )}
    </li>
  )
}

function Legend() {
  const t = useTranslations('batches.months')

  return (
    <ul className={classes.legend}>
      {STATES.map((state) => {
        const Icon = ICONS[state]
        return (
          <li key={state} data-state={state}>
            <Icon size={16} aria-hidden />
            {t(`states.${state}`)}
          </li>
        )
      })}
      <li>{t('claimable')}</li>
    </ul>
  )
}

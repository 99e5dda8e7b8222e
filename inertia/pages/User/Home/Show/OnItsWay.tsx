import { Link } from '@adonisjs/inertia/react'
import type { Home } from '#app/web/home/home'
import { useNearDay } from '~/components/traveller/useDay'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { Money } from '~/ui/Money'
import classes from './Home.module.css'

/** What goes out when, and which operator has to do something. */
export function OnItsWay({ goingOut, waiting }: Pick<Home, 'goingOut' | 'waiting'>) {
  const t = useTranslations('home.waiting')
  const nearDay = useNearDay({ isWhen: true })
  if (goingOut.length + waiting.length === 0) return null

  return (
    <Card title={t('title')} description={t('lead')}>
      <ul className={classes.waiting}>
        {goingOut.map(({ operator, count, netCents, on }) => (
          <li key={`${operator} ${on}`}>
            <strong>{operator}</strong>
            <span>{on ? t('goesOut', { count, day: nearDay(on) }) : t('inLetter', { count })}</span>
            <Money cents={netCents} />
          </li>
        ))}
        {waiting.map(({ operator, answers, answerCents, payments, paymentCents }) => (
          <li key={operator}>
            <strong>{operator}</strong>
            <span>
              {answers > 0 && t('answers', { count: answers })}
              {answers > 0 && payments > 0 && ' · '}
              {payments > 0 && t('payments', { count: payments })}
            </span>
            <Money cents={answerCents + paymentCents} />
          </li>
        ))}
      </ul>
      <p className={classes.more}>
        <Link route="claims.index">{t('all')}</Link>
      </p>
    </Card>
  )
}

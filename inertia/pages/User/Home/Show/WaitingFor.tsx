import { Link } from '@adonisjs/inertia/react'
import type { Waiting } from '#app/home/home'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { Money } from '~/ui/Money'
import classes from './Home.module.css'

/** Which operator has to do something, and what it is worth. */
export function WaitingFor({ waiting }: { waiting: Waiting[] }) {
  const t = useTranslations('home.waiting')
  if (waiting.length === 0) return null

  return (
    <Card title={t('title')} description={t('lead')}>
      <ul className={classes.waiting}>
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

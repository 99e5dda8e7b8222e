import { Link } from '@adonisjs/inertia/react'
import type { Data } from '~generated/data'
import { useTranslations } from '~/i18n'
import classes from './section.module.css'

export function Operators({ operators }: { operators: Data.Travel.Operators.Counterparty[] }) {
  const t = useTranslations('public.operators')

  return (
    <section className={classes.section} aria-labelledby="operators-title">
      <h2 id="operators-title">{t('title')}</h2>
      <p className={classes.lead}>{t('lead')}</p>
      <ul className={classes.operators}>
        {operators.map(({ slug, name }) => (
          <li key={slug}>{name}</li>
        ))}
      </ul>
      <Link route="service_schedule" prefetch>
        {t('schedule')}
      </Link>
    </section>
  )
}

import { Link } from '@adonisjs/inertia/react'
import { client } from '~/client'
import { useTranslations } from '~/i18n'
import type { Operator } from './alike'
import classes from './ModeFilter.module.css'

type Props = { modes: Operator['modes']; chosen: string | null }

export function ModeFilter({ modes, chosen }: Props) {
  const t = useTranslations('public.schedule')

  return (
    <nav className={classes.filter} aria-label={t('filter')}>
      {[null, ...modes].map((mode) => (
        <Link
          key={mode}
          href={client.urlFor('service_schedule', {}, { qs: { mode } })}
          aria-current={mode === chosen ? 'true' : undefined}
          preserveScroll
        >
          {t(`modes.${mode ?? 'all'}`)}
        </Link>
      ))}
    </nav>
  )
}

import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from '~/i18n'
import classes from './ModeFilter.module.css'

type Props = { modes: string[]; chosen: string | null }
type Mode = 'train' | 'metro' | 'tram' | 'bus' | 'waterbus'

export function ModeFilter({ modes, chosen }: Props) {
  const t = useTranslations('public.schedule')

  return (
    <nav className={classes.filter} aria-label={t('filter')}>
      {[null, ...modes].map((mode) => (
        <Link
          key={mode}
          href={mode ? `/service-schedule?mode=${mode}` : '/service-schedule'}
          aria-current={mode === chosen ? 'true' : undefined}
          preserveScroll
        >
          {t(`modes.${(mode ?? 'all') as Mode | 'all'}`)}
        </Link>
      ))}
    </nav>
  )
}

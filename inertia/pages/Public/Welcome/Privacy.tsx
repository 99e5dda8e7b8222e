import { Link } from '@adonisjs/inertia/react'
import { IconLock } from '@tabler/icons-react'
import { useTranslations } from '~/i18n'
import classes from './section.module.css'

const points = ['encrypted', 'never', 'sold'] as const

export function Privacy() {
  const t = useTranslations('public.privacy')

  return (
    <section className={classes.section} aria-labelledby="privacy-title">
      <div className={classes.privacy}>
        <div>
          <h2 id="privacy-title">{t('title')}</h2>
          <p className={classes.lead}>{t('lead')}</p>
          <Link route="privacy_policy" className={classes.more}>
            {t('more')}
          </Link>
        </div>
        <ul className={classes.points}>
          {points.map((point) => (
            <li key={point}>
              <IconLock size={20} stroke={1.75} aria-hidden />
              {t(`points.${point}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

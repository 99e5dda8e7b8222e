import { IconCheck } from '@tabler/icons-react'
import { useFormatter, useTranslations } from '~/i18n'
import classes from './section.module.css'

const points = ['nothing', 'direct', 'rounded'] as const

export function Fee({ feeBps }: { feeBps: number }) {
  const t = useTranslations('public.fee')
  const percentage = useFormatter().number(feeBps / 10_000, {
    style: 'percent',
    maximumFractionDigits: 1,
  })

  return (
    <section className={`${classes.band} ${classes.section}`} aria-labelledby="fee-title">
      <div className={classes.fee}>
        <div>
          <h2 id="fee-title">{t('title')}</h2>
          <p className={classes.rate}>
            <strong>{t('rate', { percentage })}</strong>
            <span>{t('rateText')}</span>
          </p>
        </div>
        <ul className={classes.points}>
          {points.map((point) => (
            <li key={point}>
              <IconCheck size={20} stroke={2.25} aria-hidden />
              {t(`points.${point}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

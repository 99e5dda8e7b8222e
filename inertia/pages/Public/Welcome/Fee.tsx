import { IconCheck } from '@tabler/icons-react'
import { useFormatter, useTranslations } from '~/i18n'
import { Example, type ExampleAmounts } from './Example'
import classes from './section.module.css'

const points = ['nothing', 'direct', 'rounded'] as const

/** What it costs, on an example. */
export function Fee({ example }: { example: ExampleAmounts }) {
  const t = useTranslations('public.fee')
  const percentage = useFormatter().number(example.feeBps / 10_000, {
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
          <ul className={classes.points}>
            {points.map((point) => (
              <li key={point}>
                <IconCheck size={20} stroke={2.25} aria-hidden />
                {t(`points.${point}`)}
              </li>
            ))}
          </ul>
        </div>
        <Example {...example} />
      </div>
    </section>
  )
}

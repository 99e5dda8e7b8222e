import { useTranslations } from '~/i18n'
import { useMoney } from '~/ui/Money'
import classes from './section.module.css'

const steps = ['upload', 'choose', 'paid'] as const

const MINIMUM_PAYOUT_CENTS = 5_00

export function HowItWorks() {
  const t = useTranslations('public.how')
  const minimum = useMoney()(MINIMUM_PAYOUT_CENTS)

  return (
    <section id="how" className={classes.section} aria-labelledby="how-title">
      <h2 id="how-title">{t('title')}</h2>
      <ol className={classes.steps}>
        {steps.map((key) => (
          <li key={key}>
            <h3>{t(`${key}.title`)}</h3>
            <p>{t(`${key}.text`, { minimum })}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

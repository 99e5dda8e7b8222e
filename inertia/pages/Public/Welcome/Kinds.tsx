import { useTranslations } from '~/i18n'
import { useMoney } from '~/ui/Money'
import classes from './section.module.css'

const kinds = ['checkOut', 'checkIn', 'double', 'same'] as const

/** What a missed tap costs on bus, tram and metro. */
const LOCAL_CENTS = 4_00

export function Kinds({ trainCents }: { trainCents: number }) {
  const t = useTranslations('public.kinds')
  const money = useMoney()
  const amounts = { train: money(trainCents), local: money(LOCAL_CENTS) }

  return (
    <section className={classes.section} aria-labelledby="kinds-title">
      <h2 id="kinds-title">{t('title')}</h2>
      <p className={classes.lead}>{t('lead')}</p>
      <ul className={classes.kinds}>
        {kinds.map((kind) => (
          <li key={kind}>
            <h3>{t(`${kind}.title`)}</h3>
            <p>{t(`${kind}.text`, amounts)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { client } from '~/client'
import { useTranslations } from '~/i18n'
import { ButtonLink } from '~/ui/ButtonLink'
import { useMoney } from '~/ui/Money'
import { Estimate } from './Estimate'
import type { KeptEstimate } from '~/components/KeptFile'
import classes from './Hero.module.css'
import { StartButton } from './StartButton'

type Props = { feeCents: number; kept: KeptEstimate | null }

/** What we do, and the one thing to try: what one's own file would bring. */
export function Hero({ feeCents, kept }: Props) {
  const t = useTranslations('public.hero')
  const money = useMoney()

  return (
    <section className={classes.hero}>
      <Lines />
      <div className={classes.inner}>
        <div className={classes.words}>
          <h1>
            <span>{t('owed')}</span> <span>{t('back')}</span>
          </h1>
          <p className={classes.lead}>{t('lead', { fee: money(feeCents) })}</p>
        </div>
        <Estimate kept={kept} />
        <div className={classes.more}>
          <div className={classes.actions}>
            <StartButton variant="default" />
            <ButtonLink href={client.urlFor('service_schedule')} size="lg" variant="subtle">
              {t('schedule')}
            </ButtonLink>
          </div>
          <p className={classes.promise}>{t('promise')}</p>
        </div>
      </div>
    </section>
  )
}

/** Two lines of a network map that meet behind the ticket. */
const Lines = () => (
  <svg className={classes.lines} viewBox="0 0 900 640" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden>
    <path d="M900 90H700a60 60 0 0 0-60 60v330a60 60 0 0 1-60 60H0" />
    <path d="M900 560H420a60 60 0 0 1-60-60V-20" />
    <circle cx="640" cy="250" r="9" />
    <circle cx="360" cy="180" r="9" />
    <circle cx="360" cy="540" r="9" />
    <circle cx="180" cy="540" r="9" />
    <circle cx="800" cy="90" r="9" />
  </svg>
)

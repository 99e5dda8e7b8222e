import { MoneySplit } from '~/components/MoneySplit'
import { useTranslations } from '~/i18n'
import { Money } from '~/ui/Money'
import classes from './Example.module.css'

export type ExampleAmounts = {
  chargedCents: number
  fareCents: number
  grossCents: number
  feeBps: number
  feeCents: number
  netCents: number
}

/** One forgotten check-out as a ticket: the trip on top, the money below the tear line. */
export function Example({ chargedCents, fareCents, ...split }: ExampleAmounts) {
  const t = useTranslations('public.example')

  return (
    <figure className={classes.ticket} aria-label={`${t('label')}: ${t('route')}`}>
      <div className={classes.trip}>
        <p className={classes.label}>
          {t('label')} <span>{t('operator')}</span>
        </p>
        <p className={classes.route}>
          <span>{t('from')}</span>
          <span className={classes.line} aria-hidden />
          <span>{t('to')}</span>
        </p>
        <p className={classes.event}>{t('event')}</p>
        <dl className={classes.paid}>
          <div>
            <dt>{t('charged')}</dt>
            <dd>
              <Money cents={chargedCents} />
            </dd>
          </div>
          <div>
            <dt>{t('fare')}</dt>
            <dd>
              <Money cents={fareCents} />
            </dd>
          </div>
        </dl>
      </div>
      <div className={classes.money}>
        <MoneySplit {...split} />
      </div>
    </figure>
  )
}

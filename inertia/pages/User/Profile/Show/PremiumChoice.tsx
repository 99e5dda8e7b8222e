import { useDay } from '~/components/traveller/useDay'
import { usePercentage } from '~/components/traveller/usePercentage'
import { useTranslations } from '~/i18n'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { FieldHint } from '~/ui/FieldHint'
import { useMoney } from '~/ui/Money'
import type { Premium } from './premium'
import classes from './PremiumService.module.css'

type Props = { premium: Premium }

/** What is going on now, and the one thing to do about it. */
export function PremiumChoice({ premium }: Props) {
  if (!premium.isOn) return <Start premium={premium} />
  return premium.isStopping ? <Keep premium={premium} /> : <Stop premium={premium} />
}

function Start({ premium }: Props) {
  const t = useTranslations('profile.premium')
  const money = useMoney()
  const price = money(premium.priceCents)
  const missingCents = premium.priceCents - premium.balanceCents

  return (
    <div className={classes.choice}>
      <ConfirmButton
        danger={false}
        disabled={missingCents > 0}
        stay
        title={t('startTitle')}
        consequence={t('startBody', { price, balance: money(premium.balanceCents) })}
        route="premium.store"
      >
        {t('start')}
      </ConfirmButton>
      {missingCents > 0 && <FieldHint>{t('tooLittle', { price, missing: money(missingCents) })}</FieldHint>}
    </div>
  )
}

function Stop({ premium }: Props) {
  const t = useTranslations('profile.premium')
  const percentage = usePercentage()
  const money = useMoney()
  const day = useDay()
  const until = premium.paidUntil ? day(premium.paidUntil) : '-'

  return (
    <div className={classes.choice}>
      <p>{t('paidUntil', { until, price: money(premium.priceCents) })}</p>
      <ConfirmButton
        danger={false}
        stay
        title={t('stopTitle')}
        consequence={t('stopBody', { until, fee: percentage(premium.feeBps) })}
        route="premium.destroy"
      >
        {t('stop')}
      </ConfirmButton>
    </div>
  )
}

function Keep({ premium }: Props) {
  const t = useTranslations('profile.premium')
  const money = useMoney()
  const day = useDay()
  const until = premium.paidUntil ? day(premium.paidUntil) : '-'

  return (
    <div className={classes.choice}>
      <p>{t('endsOn', { until })}</p>
      <ConfirmButton
        danger={false}
        stay
        title={t('keepTitle')}
        consequence={t('keepBody', { until, price: money(premium.priceCents) })}
        route="premium.continuation.store"
      >
        {t('keep')}
      </ConfirmButton>
    </div>
  )
}

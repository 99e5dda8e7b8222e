import { useTranslations } from '~/i18n'
import { useMoney } from '~/ui/Money'
import { type MoneyParts, MoneyRows } from './MoneyRows'
import classes from './MoneySplit.module.css'

/** What an operator owes, what we keep of it and what is left for the traveller. */
export function MoneySplit(parts: MoneyParts) {
  const { grossCents, feeCents, netCents } = parts
  const t = useTranslations('common.money')
  const money = useMoney()
  const share = grossCents > 0 ? (netCents / grossCents) * 100 : 100
  const sentence = t('split', {
    gross: money(grossCents),
    fee: money(feeCents),
    net: money(netCents),
  })

  return (
    <div className={classes.split}>
      {/* Drawn, because the content security policy stops a style attribute that comes from the server. */}
      <svg className={classes.bar} role="img" aria-label={sentence}>
        <rect className={classes.net} width={`${share}%`} height="100%" />
        <rect className={classes.gap} x={`${share}%`} width="2" height="100%" />
      </svg>
      <MoneyRows {...parts} />
    </div>
  )
}

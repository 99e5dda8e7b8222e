import { useFormatter, useTranslations } from '~/i18n'
import { Money, useMoney } from '~/ui/Money'
import classes from './MoneySplit.module.css'

type Props = {
  grossCents: number
  feeCents: number
  netCents: number
  /** The fee's rate in basis points, where there is one rate for all of it. */
  feeBps?: number
}

/** What an operator owes, what we keep of it and what is left for the traveller. */
export function MoneySplit({ grossCents, feeCents, netCents, feeBps }: Props) {
  const t = useTranslations('common.money')
  const format = useFormatter()
  const money = useMoney()
  const percentage = format.number((feeBps ?? 0) / 10_000, {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  const share = grossCents > 0 ? (netCents / grossCents) * 100 : 100

  return (
    <div className={classes.split}>
      <div
        className={classes.bar}
        role="img"
        aria-label={t('split', {
          gross: money(grossCents),
          fee: money(feeCents),
          net: money(netCents),
        })}
      >
        <div style={{ width: `${share}%` }} />
      </div>
      <dl className={classes.numbers}>
        <div>
          <dt>{t('gross')}</dt>
          <dd>
            <Money cents={grossCents} />
          </dd>
        </div>
        <div>
          <dt>{feeBps === undefined ? t('noFee') : t('fee', { percentage })}</dt>
          <dd>
            <Money cents={-feeCents} />
          </dd>
        </div>
        <div className={classes.net}>
          <dt>{t('net')}</dt>
          <dd>
            <Money cents={netCents} />
          </dd>
        </div>
      </dl>
    </div>
  )
}

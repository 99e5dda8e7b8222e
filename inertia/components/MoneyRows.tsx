import { useFormatter, useTranslations } from '~/i18n'
import { Money } from '~/ui/Money'
import classes from './MoneyRows.module.css'

export type MoneyParts = {
  grossCents: number
  feeCents: number
  netCents: number
  /** The fee's rate in basis points, where there is one rate for all of it. */
  feeBps?: number
}

type Props = MoneyParts & {
  /** Beside each other under short names, instead of below each other. */
  inLine?: boolean
}

/** Gross, our fee and net, each by its name. */
export function MoneyRows({ grossCents, feeCents, netCents, feeBps, inLine }: Props) {
  const t = useTranslations('common.money')
  const words = useTranslations(inLine ? 'common.money.short' : 'common.money')
  const format = useFormatter()

  const fee = () => {
    if (feeBps === undefined) return t('noFee')
    if (feeBps === 0) return words('feeFree')
    const options = { style: 'percent', maximumFractionDigits: 1 } as const
    return words('fee', { percentage: format.number(feeBps / 10_000, options) })
  }

  return (
    <dl className={classes.rows} data-in-line={inLine || undefined}>
      <Row part="gross" term={words('gross')} cents={grossCents} />
      <Row part="fee" term={fee()} cents={-feeCents} />
      <Row part="net" term={t('net')} cents={netCents} />
    </dl>
  )
}

const Row = ({ part, term, cents }: { part: string; term: string; cents: number }) => (
  <div data-part={part}>
    <dt>{term}</dt>
    <dd>
      <Money cents={cents} />
    </dd>
  </div>
)

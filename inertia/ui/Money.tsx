import { useFormatter } from '~/i18n'
import classes from './text.module.css'

type Props = {
  cents: number
  /** Shows `+` before money that comes in; money that goes out always has its minus. */
  sign?: boolean
}

export function Money({ cents, sign }: Props) {
  return <span className={classes.money}>{useMoney()(cents, { sign })}</span>
}

/** For amounts inside a sentence. */
export function useMoney() {
  const format = useFormatter()

  return (cents: number, { sign = false } = {}) =>
    format.number(cents / 100, {
      style: 'currency',
      currency: 'EUR',
      signDisplay: sign ? 'exceptZero' : 'negative',
    })
}

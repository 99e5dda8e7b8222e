import { useFormatter } from '~/i18n'
import classes from './text.module.css'

const MINUS = '\u2212'

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

  return (cents: number, { sign = false } = {}) => {
    const amount = format.number(Math.abs(cents) / 100, { style: 'currency', currency: 'EUR' })
    if (cents < 0) return `${MINUS}\u00a0${amount}`
    return sign && cents > 0 ? `+\u00a0${amount}` : amount
  }
}

import { useFormatter } from '~/i18n'

/** `12,5%` from basis points, for inside a sentence. */
export function usePercentage() {
  const format = useFormatter()

  return (bps: number) => format.number(bps / 10_000, { style: 'percent', maximumFractionDigits: 2 })
}

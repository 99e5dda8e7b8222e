import { useFormatter } from 'use-intl'

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** `1–30 Nov 2026`: with plain spaces, as Node and browsers differ in theirs and the text of the server has to be that of the browser. */
export function useDateRange() {
  const format = useFormatter()
  return (from: string, to: string) => format.dateTimeRange(new Date(from), new Date(to), DAY).replaceAll('\u2009', ' ')
}

import { useFormatter } from '~/i18n'

/** "October 2026", from any ISO day of the month. */
export function useMonthName() {
  const format = useFormatter()
  return (day: string) => format.dateTime(new Date(day), { month: 'long', year: 'numeric' })
}

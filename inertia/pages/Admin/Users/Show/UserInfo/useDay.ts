import { useFormatter } from '~/i18n'

/** A day inside a sentence. */
export function useDay() {
  const format = useFormatter()
  return (iso: string) => format.dateTime(new Date(iso), { day: 'numeric', month: 'short', year: 'numeric' })
}

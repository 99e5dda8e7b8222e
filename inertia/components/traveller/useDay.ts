import { useFormatter } from '~/i18n'

/** `3 November 2026`, from an ISO date or instant, for inside a sentence. */
export function useDay() {
  const format = useFormatter()

  return (value: string) =>
    format.dateTime(new Date(value), { day: 'numeric', month: 'long', year: 'numeric' })
}

import { useFormatter } from '~/i18n'

/** `23 November, 14:05`, from an ISO instant a few days away, for inside a sentence. */
export function useMoment() {
  const format = useFormatter()

  return (value: string) => {
    const instant = new Date(value)
    const day = format.dateTime(instant, { day: 'numeric', month: 'long' })
    return `${day}, ${format.dateTime(instant, { hour: '2-digit', minute: '2-digit' })}`
  }
}

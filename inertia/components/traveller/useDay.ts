import { useFormatter, useTranslations } from '~/i18n'
import { isoDay, useToday } from '~/i18n/today'

/** `3 November 2026`, from an ISO date or instant, for inside a sentence. */
export function useDay() {
  const format = useFormatter()

  return (value: string) => format.dateTime(new Date(value), { day: 'numeric', month: 'long', year: 'numeric' })
}

const DAY_MS = 86_400_000

/** From the first ISO date to the second, below zero for the past. */
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** `today`, `tomorrow`, `Saturday 28 November`, and from a week on `28 November 2026`; `isWhen` for when it happens: `on Saturday …`. */
export function useNearDay({ isWhen = false } = {}) {
  const t = useTranslations('common.days')
  const format = useFormatter()
  const day = useDay()
  const today = useToday()
  const on = (written: string) => (isWhen ? t('on', { day: written }) : written)

  return (value: string) => {
    const days = daysBetween(today, isoDay(new Date(value)))
    if (days === 0) return t('today')
    if (days === 1) return t('tomorrow')
    if (days < 0 || days > 6) return on(day(value))
    return on(format.dateTime(new Date(value), { weekday: 'long', day: 'numeric', month: 'long' }))
  }
}

/** Whether an ISO date is less than a week away. */
export function useIsSoon() {
  const today = useToday()
  return (value: string) => {
    const days = daysBetween(today, value)
    return days >= 0 && days < 7
  }
}

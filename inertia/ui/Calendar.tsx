import 'react-day-picker/style.css'

import { DayPicker } from 'react-day-picker'
import { enGB } from 'react-day-picker/locale/en-GB'
import { nl } from 'react-day-picker/locale/nl'
import { localeOf, useLocale } from '~/i18n'
import { useToday } from '~/i18n/today'
import classes from './Calendar.module.css'

type Props = {
  /** ISO days, all of them. */
  day: string | null
  min?: string
  max?: string
  onPick: (day: string) => void
}

const YEARS_AROUND = 10

/**
 * A month of days in the language of the page. Arrows go by days and weeks, Home and End to the ends of a week,
 * PageUp and PageDown by months, with Shift by years.
 */
export default function Calendar({ day, min, max, onPick }: Props) {
  const today = useToday()
  const selected = day ? dateOf(day) : undefined
  const first = min ?? yearsFrom(today, -YEARS_AROUND)
  const last = max ?? yearsFrom(today, YEARS_AROUND)

  return (
    <DayPicker
      className={classes.calendar}
      locale={localeOf(useLocale()) === 'nl' ? nl : enGB}
      timeZone="UTC"
      weekStartsOn={1}
      captionLayout="dropdown"
      navLayout="around"
      fixedWeeks
      showOutsideDays
      autoFocus
      mode="single"
      required
      today={dateOf(today)}
      selected={selected}
      defaultMonth={dateOf(clamp(day ?? today, first, last))}
      startMonth={dateOf(day && day < first ? day : first)}
      endMonth={dateOf(day && day > last ? day : last)}
      disabled={[...(min ? [{ before: dateOf(min) }] : []), ...(max ? [{ after: dateOf(max) }] : [])]}
      onSelect={(picked) => onPick(isoOf(picked))}
    />
  )
}

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
const isoOf = (date: Date) => new Date(date.getTime()).toISOString().slice(0, 10)
const yearsFrom = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
const clamp = (day: string, first: string, last: string) => (day < first ? first : day > last ? last : day)

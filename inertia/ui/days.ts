import { LOCALES, REGION, useFormatter } from '~/i18n'

const WRITTEN = { day: 'numeric', month: 'short', year: 'numeric' } as const
const NUMERIC = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})$/
const NAMED = /^(\d{1,2})[\s./-]*(\p{L}{3,})[\s./-]*(\d{4}|\d{2})$/u
const MONTH_FIRST = /^(\p{L}{3,})[\s.]*(\d{1,2})[\s,]+(\d{4}|\d{2})$/u
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/

/**
 * ISO day of a day as people write it, the day before the number of its month: `5-11-2026`, `5/11/26`, `5 nov 2026`,
 * `Nov 5, 2026`, `2026-11-05`. `null` when it is none.
 */
export function parseDay(text: string): string | null {
  const typed = text.trim().toLowerCase()
  const iso = ISO.exec(typed)
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const numeric = NUMERIC.exec(typed)
  if (numeric) return dayOf(numeric[3], numeric[2], numeric[1])
  const [, day, name, year] = NAMED.exec(typed) ?? dayBefore(MONTH_FIRST.exec(typed)) ?? []
  const month = name && monthNamed(name)
  return month ? dayOf(year, month, day) : null
}

const dayBefore = (found: string[] | null) => found && [found[0], found[2], found[1], found[3]]

function dayOf(year: string, month: string | number, day: string) {
  const full = year.length === 2 ? `20${year}` : year
  const iso = [full, String(month).padStart(2, '0'), day.padStart(2, '0')].join('-')
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}

/** In each language of ours, by the first letters of its name or as it is shortened. */
function monthNamed(typed: string) {
  const at = monthNames().findIndex((names) => names.some((name) => name.startsWith(typed)))
  return at === -1 ? null : at + 1
}

let known: string[][] | null = null

// Made once: a day is read with every key that is pressed.
const monthNames = () =>
  (known ??= Array.from({ length: 12 }, (_, month) =>
    LOCALES.flatMap((locale) =>
      (['short', 'long'] as const).map((style) =>
        new Date(Date.UTC(2000, month, 15))
          .toLocaleDateString(REGION[locale], { month: style })
          .toLowerCase()
          .replace('.', '')
      )
    )
  ))

/** How a day is filled in: `5 Nov 2026`, in the language of the page; what is no ISO day stays as it is. */
export function useWriteDay() {
  const format = useFormatter()
  return (day: string) => (parseDay(day) ? format.dateTime(new Date(`${day}T12:00:00Z`), WRITTEN) : day)
}

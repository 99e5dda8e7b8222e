import { type Locale, localeOf, useLocale } from '~/i18n'

const CURRENCY = /€|eur(?:o[’']?s?)?/i
const NO_CENTS = /[.,][-–—]{1,2}$/
const SIGN = /^[+\-\u2212]/

/**
 * Integer cents of an amount as people write it: `12,50`, `12.50`, `€ 1.234,56`, `EUR 12`, `12,-`. `null` when it is no
 * amount, or when it could be two: `1.234` is either a thousand or one and a bit.
 */
export function parseEuros(text: string): number | null {
  const typed = text.replace(CURRENCY, ' ').trim().replace(NO_CENTS, '')
  // A space between digits stands for a point only where thousands are.
  if (/\d\s+\d/.test(typed) && !/^\d{1,3}(?:\s\d{3})+(?:[.,]\d{1,2})?$/.test(typed)) return null
  const written = typed.replace(/\s/g, '')
  const grouped = /^(\d{1,3})((?:\.\d{3})+),(\d{2})$|^(\d{1,3})((?:,\d{3})+)\.(\d{2})$/.test(written)
  if (!grouped && !/^\d{1,9}(?:[.,]\d{1,2})?$/.test(written)) return null

  const [euros, cents = ''] = grouped
    ? [written.slice(0, -3).replace(/[.,]/g, ''), written.slice(-2)]
    : written.split(/[.,]/)
  return Number(euros) * 100 + Number(cents.padEnd(2, '0'))
}

/** The same of an amount that says with its sign which way it goes; `null` without one as well. */
export function parseSignedEuros(text: string): number | null {
  const typed = text.replace(CURRENCY, ' ').trim()
  const cents = SIGN.test(typed) ? parseEuros(typed.slice(1)) : null
  return cents === null || typed.startsWith('+') ? cents : -cents
}

/** What could be two amounts (`1.234`) as the larger of them (`1234`); `null` for all else. */
export function readAsThousands(text: string): string | null {
  const [, before, after] = /^(\D*\d{1,3})[.,](\d{3})$/.exec(text.replace(CURRENCY, ' ').trim()) ?? []
  return after ? before + after : null
}

/** How an amount is filled in, with the sign of the language of the page before the cents. */
export const writeEuros = (cents: number, locale: Locale) =>
  `${Math.floor(cents / 100)}${locale === 'nl' ? ',' : '.'}${String(cents % 100).padStart(2, '0')}`

/** The same with a sign before it. */
export const writeSignedEuros = (cents: number, locale: Locale) =>
  `${cents < 0 ? '\u2212' : '+'}${writeEuros(Math.abs(cents), locale)}`

export type WriteEuros = (cents: number) => string

/** In the language of the page. */
export function useWriteEuros({ signed = false } = {}): WriteEuros {
  const locale = localeOf(useLocale())
  return (cents) => (signed ? writeSignedEuros : writeEuros)(cents, locale)
}

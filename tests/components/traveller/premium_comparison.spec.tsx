import { describe, expect, test } from 'vitest'
import type { Locale } from '~/i18n'
import type { Premium } from '~/pages/User/Profile/Show/premium'
import { PremiumComparison } from '~/pages/User/Profile/Show/PremiumComparison'
import { showTraveller } from './show_traveller'

function verdictOn(year: Partial<Premium['lastYear']>, locale?: Locale) {
  const lastYear = { months: 12, feeCents: 0, sparedCents: 0, premiumCents: 0, ...year }
  const premium = {
    isAvailable: true,
    isOn: false,
    isStopping: false,
    paidUntil: null,
    priceCents: 299,
    feeBps: 2000,
    balanceCents: 0,
    lastYear,
  }
  const { container } = showTraveller(<PremiumComparison premium={premium} />, locale)
  // A no-break space stands between sign and amount.
  return [...container.querySelectorAll('p')].map((p) => p.textContent.replaceAll('\u00a0', ' '))
}

describe('whether premium pays off', () => {
  test.each([
    [
      { feeCents: 1440 },
      'Over the last 12 months you paid €14.40 in fees; premium would have cost €35.88. Premium isn’t worth it for you.',
    ],
    [
      { feeCents: 5200 },
      'Over the last 12 months you paid €52.00 in fees; premium would have cost €35.88 and saved you €16.12.',
    ],
    [{ feeCents: 3588 }, 'Over the last 12 months you paid €35.88 in fees; premium would have cost the same.'],
    [{}, 'Over the last 12 months you paid no fees, so premium would only have cost you €35.88.'],
    [{ months: 1 }, 'In your first month you paid no fees, so premium would only have cost you €2.99.'],
    [
      { months: 5, feeCents: 1440 },
      'In your 5 months with us you paid €14.40 in fees; premium would have cost €14.95. Premium isn’t worth it for you.',
    ],
  ])('is told to who never had it: %j', (year, words) => {
    expect(verdictOn(year)[0]).toBe(words)
  })

  test.each([
    [
      { premiumCents: 897, sparedCents: 2000 },
      'Over the last 12 months premium cost you €8.97 and saved you €20.00 in fees. You have €11.03 more.',
    ],
    [
      { premiumCents: 897, sparedCents: 200 },
      'Over the last 12 months premium cost you €8.97 and saved you €2.00 in fees. It hasn’t been worth it for you so far.',
    ],
    [
      { premiumCents: 897, sparedCents: 897 },
      'Over the last 12 months premium cost you €8.97 and saved you the same amount in fees.',
    ],
    [{ premiumCents: 299 }, 'Over the last 12 months premium cost you €2.99 and hasn’t saved you any fees yet.'],
  ])('is told to who had it by what it did: %j', (year, words) => {
    expect(verdictOn(year)[0]).toBe(words)
  })

  test('comes with the amount from which it does, in Dutch too', () => {
    expect(verdictOn({ feeCents: 1440 }, 'nl')).toEqual([
      'In de laatste 12 maanden betaalde je € 14,40 aan vergoeding; premium had € 35,88 gekost. Voor jou loont premium niet.',
      'Premium loont als vervoerders je meer dan € 14,95 per maand betalen.',
    ])
  })
})

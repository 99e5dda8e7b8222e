import { describe, expect, test } from 'vitest'
import { Money } from '~/ui/Money'
import { show } from '../render'

const written = (cents: number, locale: 'nl' | 'en', sign = false) =>
  show(<Money cents={cents} sign={sign} />, locale)
    .container.querySelector('span')!
    .textContent.replaceAll('\u00a0', ' ')

describe('an amount', () => {
  test('is written the Dutch way in Dutch', () => expect(written(490, 'nl')).toBe('€ 4,90'))
  test('is written the English way in English', () => expect(written(490, 'en')).toBe('€4.90'))
  test('groups thousands', () => expect(written(1_234_567, 'nl')).toBe('€ 12.345,67'))
  test('shows a minus when it goes out', () => {
    expect(written(-302, 'en')).toBe('− €3.02')
    expect(written(-302, 'nl')).toBe('− € 3,02')
  })
  test('shows a plus only when asked', () => {
    expect(written(1208, 'en')).toBe('€12.08')
    expect(written(1208, 'en', true)).toBe('+ €12.08')
  })
  test('has no sign when it is nothing', () => expect(written(0, 'en', true)).toBe('€0.00'))
})

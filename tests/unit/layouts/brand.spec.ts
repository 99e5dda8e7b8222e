import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandOf, contrast } from '../../../inertia/layouts/brand.js'

const colours = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('words can be read on and in any colour an organisation chooses', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      const { on, ink, night, hover } = brandOf(colour)
      expect(contrast(on, colour)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(ink, '#fbf9f4')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(night, '#282420')).toBeGreaterThanOrEqual(4.5)
      expect(contrast('#ffffff', hover)).toBeGreaterThanOrEqual(4.5)
    })
  )
})

test('a colour that can be read stays what it is', () => {
  expect(brandOf('#1d4e89')).toMatchObject({ on: '#ffffff', ink: '#1d4e89' })
  expect(brandOf('#ffd400').on).toBe('#0b3b38')
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})

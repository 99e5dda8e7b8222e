import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const TOKENS = readFileSync('inertia/styles/tokens.css', 'utf8')

/** What stands on what in small print, where WCAG 2.2 (1.4.3) asks for 4.5 to 1. */
const WORDS_ON: Record<string, string[]> = {
  paper: ['ink', 'ink-body', 'ink-soft', 'pine-7', 'bad', 'good', 'accent-ink'],
  surface: ['ink', 'ink-body', 'ink-soft', 'ink-faint', 'pine-7', 'bad', 'good', 'accent-ink', 'info'],
  'paper-deep': ['ink', 'ink-body', 'ink-soft', 'pine-7'],
  'gray-0': ['ink', 'ink-body', 'ink-soft'],
  'gray-1': ['gray-7'],
  'gray-2': ['gray-7'],
  'pine-0': ['ink', 'ink-soft', 'pine-7'],
  'pine-1': ['ink', 'pine-8', 'pine-9'],
  accent: ['on-accent'],
  'accent-soft': ['accent-ink', 'ink', 'ink-body'],
  'good-soft': ['good', 'ink'],
  'bad-soft': ['bad', 'ink', 'ink-body'],
  'info-soft': ['info', 'ink', 'ink-body'],
  deep: ['on-deep', 'on-deep-strong', 'on-deep-soft', 'accent'],
  filled: ['on-filled'],
  'filled-hover': ['on-filled'],
  selection: ['ink', 'ink-body'],
}

/** Marks and edges that mean something (1.4.11): 3 to 1. */
const MARKS_ON: Record<string, string[]> = {
  paper: ['filled', 'pine-7', 'pine-5', 'progress'],
  surface: ['filled', 'pine-7', 'pine-5', 'accent-line'],
}

function colour(name: string, hour: 'day' | 'night') {
  const value = new RegExp(`--${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(TOKENS)
  if (!value) throw new Error(`No colour ${name}`)
  return value[3] ?? value[hour === 'day' ? 1 : 2]
}

function luminance(hex: string) {
  const digits = hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const tooFaint = (pairs: Record<string, string[]>, least: number, hour: 'day' | 'night') =>
  Object.entries(pairs).flatMap(([ground, names]) =>
    names
      .map((name) => ({
        name,
        ground,
        ratio: contrast(colour(name, hour), colour(ground, hour)),
      }))
      .filter(({ ratio }) => ratio < least)
  )

describe('the colours', () => {
  for (const hour of ['day', 'night'] as const) {
    test(`can be read by ${hour}`, () => {
      expect(tooFaint(WORDS_ON, 4.5, hour)).toEqual([])
      expect(tooFaint(MARKS_ON, 3, hour)).toEqual([])
    })
  }

  test('are named in one place, so that no page stays light at night', () => {
    // The inside of a mask is no colour: opaque is what counts.
    const named = /#[0-9a-f]{3,8}\b(?!\) (left|right))|\brgba?\(|\bhsla?\(|--mantine-color-/i
    const offenders = globSync('inertia/**/*.{css,tsx}')
      .filter((file) => !file.endsWith('tokens.css'))
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .filter((line) => named.test(line) && !/href=|url\(/.test(line))
          .map((line) => `${file}: ${line.trim()}`)
      )
    expect(offenders).toEqual([])
  })
})

/**
 * `npm run test:long` and its parts (package.json) try a promise with every row, width and moment, where `bin/test` tries it
 * with some. Tests that a whole `bin/test` leaves out have the tag `long`; whoever names their file runs them too.
 */
export const isLong = process.env.TESTS === 'long'

/** In the short form so many of them, spread from the first to the last. */
export function some<T>(cases: readonly T[], most: number): readonly T[] {
  if (isLong || cases.length <= most) return cases
  const step = (cases.length - 1) / Math.max(most - 1, 1)
  return Array.from({ length: most }, (_, nth) => cases[Math.round(nth * step)])
}

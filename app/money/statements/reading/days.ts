/** YYYY-MM-DD. */
export type Days = { first: string; last: string }

export function withDay(days: Days | null, day: string): Days {
  if (!days) return { first: day, last: day }
  return { first: day < days.first ? day : days.first, last: day > days.last ? day : days.last }
}

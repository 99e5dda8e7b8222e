/** Day, month and year as typed. */
export type DateParts = [day: string, month: string, year: string]

type BirthDateProblem = 'incomplete' | 'notNumbers' | 'shortYear' | 'impossible'

/** What is wrong with a date in three parts, and with which of them; null when nothing is. */
export function birthDateProblem(parts: DateParts) {
  const typed = parts.map((part) => part.trim())
  const some = (isWrong: (part: string) => boolean) => typed.map(isWrong)
  const problem = (key: BirthDateProblem, wrong: boolean[]) => ({ key, wrong })
  const anyOf = (wrong: boolean[]) => wrong.includes(true)

  const missing = some((part) => part === '')
  if (anyOf(missing)) return problem('incomplete', missing)
  const others = some((part) => !/^\d+$/.test(part))
  if (anyOf(others)) return problem('notNumbers', others)
  if (typed[2].length !== 4) return problem('shortYear', [false, false, true])

  const [day, month, year] = typed.map(Number)
  if (month < 1 || month > 12) return problem('impossible', [false, true, false])
  if (year < 1000) return problem('impossible', [false, false, true])
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return day < 1 || day > days ? problem('impossible', [true, false, false]) : null
}

/** As ISO; a date that does not exist as well, so that the server says what is wrong with it. Empty for none. */
export function isoOf(parts: DateParts) {
  const [day, month, year] = parts.map((part) => part.trim())
  if (!day && !month && !year) return ''
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

export function partsOf(iso: unknown): DateParts {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(iso ?? '')) ?? []
  return year ? [String(Number(day)), String(Number(month)), year] : ['', '', '']
}

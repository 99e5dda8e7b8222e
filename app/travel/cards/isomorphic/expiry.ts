const MONTH = /^(\d{1,2})\s*[-/. ]\s*(\d{4}|\d{2})$/
const DAY = /^(\d{1,2})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{4}|\d{2})$/

/** The last valid day as ISO: 30 June 2029 for `06/29`, that day for `12-06-2029`, null for no date. */
export function expiryOf(printed: string): string | null {
  const text = printed.trim()
  const month = MONTH.exec(text)
  if (month) return dayOf(year(month[2]), Number(month[1]), null)

  const day = DAY.exec(text)
  return day && dayOf(year(day[3]), Number(day[2]), Number(day[1]))
}

export function printedExpiry(day: string) {
  const [y, m, d] = day.split('-')
  return day === expiryOf(`${m}/${y}`) ? `${m}/${y}` : `${d}-${m}-${y}`
}

const year = (text: string) => Number(text.length === 2 ? `20${text}` : text)

function dayOf(y: number, m: number, d: number | null) {
  if (m < 1 || m > 12) return null
  const last = new Date(Date.UTC(y, m, 0)).getUTCDate()
  if (d !== null && (d < 1 || d > last)) return null
  return `${y}-${pad(m)}-${pad(d ?? last)}`
}

const pad = (part: number) => String(part).padStart(2, '0')

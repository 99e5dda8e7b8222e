import { minutesOf } from '#app/batches/reading/amsterdam_time'
import { centsOf } from '#app/batches/reading/amount'
import { parseDay } from '#app/batches/reading/calendar_date'
import { fieldAt } from '#app/batches/reading/fields'
import type { Columns } from '#app/batches/reading/header'
import { purposeOf } from '#app/batches/reading/ns_products'

/**
 * Some NS Zakelijk exports print one field fewer than headers: puts a blank where the others fit their headers best.
 */
export function withMissingField(fields: string[], columns: Columns): string[] {
  let best = fields.toSpliced(fields.length, 0, '')
  for (let gap = fields.length - 1; gap >= 0; gap--) {
    const candidate = fields.toSpliced(gap, 0, '')
    if (likeness(candidate, columns) > likeness(best, columns)) best = candidate
  }
  return best
}

function likeness(fields: string[], columns: Columns) {
  const description = fieldAt(fields, columns.description)
  const signs = [
    typeof parseDay(fieldAt(fields, columns.date), true) === 'number',
    isTapWithPlace(fieldAt(fields, columns.checkIn), fieldAt(fields, columns.from)),
    isTapWithPlace(fieldAt(fields, columns.checkOut), fieldAt(fields, columns.to)),
    /check-?(in|uit)|tarief|toeslag|teruggave/i.test(description),
    typeof centsOf(fieldAt(fields, columns.amount)) === 'number',
    purposeOf(fieldAt(fields, columns.purpose)) !== null,
    /^[\d ]{16,}$/.test(fieldAt(fields, columns.cardNumber)),
  ]
  return signs.filter(Boolean).length
}

function isTapWithPlace(time: string, place: string) {
  const minutes = minutesOf(time)
  if (minutes === null) return place.trim() === ''
  return minutes !== 'impossibleTime' && place.trim() !== '' && /\p{L}/u.test(place)
}

import { minutesOf } from '#app/travel/batches/reading/amsterdam_time'
import { centsOf } from '#app/travel/batches/reading/amount'
import type { Column, Columns } from '#app/travel/batches/reading/header'
import { purposeOf } from '#app/travel/batches/reading/ns_products'

const DATE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/
const CLASS = /^[12](e|ste|de)?( ?klas(se)?)?$/i
const CARD = /^[\d ]{7,20}$/
const DESCRIPTION = /^(check-?in|reis zonder|correctie|toeslag|teruggave|restitutie|credit)/i
const ANSWER = /^(ja|nee|yes|no|j|n)$/i
const AMOUNT = /\d[.,]\d\d\b|€/

const isTime = (text: string) => typeof minutesOf(text) === 'number'
const isAmount = (text: string) => AMOUNT.test(text) && typeof centsOf(text) === 'number'
const isName = (text: string) => {
  const isOther = [DATE, CLASS, CARD, DESCRIPTION, ANSWER].some((pattern) => pattern.test(text))
  return /\p{L}/u.test(text) && !isOther && !isTime(text) && !isAmount(text)
}

/** What is not here can hold anything. */
const CAN_HOLD: Partial<Record<Column, (text: string) => boolean>> = {
  date: (text) => DATE.test(text),
  checkIn: isTime,
  checkOut: isTime,
  from: isName,
  to: isName,
  product: (text) => isName(text) || /^correctie/i.test(text),
  travelClass: (text) => CLASS.test(text),
  description: (text) => DESCRIPTION.test(text),
  amountExclVat: isAmount,
  amount: isAmount,
  purpose: (text) => purposeOf(text) !== null,
  invoiced: (text) => ANSWER.test(text),
  cardHolder: isName,
  cardNumber: (text) => CARD.test(text),
  cardNumberRest: (text) => CARD.test(text),
  reference: (text) => !DESCRIPTION.test(text) && !isAmount(text) && !isTime(text),
}

const FITS = 3
const CANNOT = -5
const LEFT_BLANK = -1
const LOST = -6
const LOST_BLANK = -0.5

/** Null when no reading fits. NS Zakelijk prints rows with a field too few, and texts a column too far. */
export function alignFields(fields: string[], columns: Columns, width: number): string[] | null {
  const kinds: (Column | null)[] = Array.from({ length: width }, () => null)
  for (const [column, index] of Object.entries(columns)) {
    if (index >= 0) kinds[index] = column as Column
  }
  if (fields.length === width && fields.every((field, i) => score(field, kinds[i]) >= 0)) {
    return fields
  }
  const aligned = bestAlignment(fields, kinds)
  return aligned.every((field, i) => score(field, kinds[i]) >= 0) ? aligned : null
}

function score(field: string, kind: Column | null) {
  const text = field.trim()
  if (text === '' || kind === null) return 0
  const canHold = CAN_HOLD[kind]
  if (!canHold) return 0
  return canHold(text) ? FITS : CANNOT
}

type Step = { worth: number; from: 'both' | 'column' | 'field' }

/** Needleman-Wunsch: columns may stay blank and fields may be lost, at a price. */
function bestAlignment(fields: string[], kinds: (Column | null)[]) {
  const table: Step[][] = []
  for (let row = 0; row <= fields.length; row++) {
    table.push([])
    for (let column = 0; column <= kinds.length; column++) table[row].push(bestStep(row, column))
  }

  const aligned = kinds.map(() => '')
  let f = fields.length
  let c = kinds.length
  while (f > 0 || c > 0) {
    const { from } = table[f][c]
    if (from !== 'field') c--
    if (from !== 'column') f--
    if (from === 'both') aligned[c] = fields[f]
  }
  return aligned

  function bestStep(row: number, column: number): Step {
    if (row === 0 && column === 0) return { worth: 0, from: 'both' }
    const steps: Step[] = []
    // The first of equals wins: a single price belongs to the first of two columns, the one without VAT.
    if (column > 0) {
      steps.push({ worth: table[row][column - 1].worth + LEFT_BLANK, from: 'column' })
    }
    if (row > 0 && column > 0) {
      const worth = table[row - 1][column - 1].worth + score(fields[row - 1], kinds[column - 1])
      steps.push({ worth, from: 'both' })
    }
    if (row > 0) {
      const price = fields[row - 1].trim() === '' ? LOST_BLANK : LOST
      steps.push({ worth: table[row - 1][column].worth + price, from: 'field' })
    }
    return steps.reduce((best, step) => (step.worth > best.worth ? step : best))
  }
}

import { keyedText } from '#app/money/statements/reading/keyed_text'
import { returnReasonIn } from '#app/money/statements/reading/return_reason_in'
import type { ReadLine } from '#app/money/statements/reading/types'
import { ibanIn, nameIn, joined, referenceIn } from '#app/money/statements/reading/values'

type Description = Pick<
  ReadLine,
  'counterpartyIban' | 'counterpartyName' | 'description' | 'endToEndId' | 'returnReason'
>

/** `/TRTP/SEPA OVERBOEKING/IBAN/…`. Unconfirmed: RTRN, which the bank has in MT940 for the reason of a return. */
const SLASHED = {
  pattern: /\/(TRTP|CSID|NAME|MARF|REMI|IBAN|BIC|EREF|ORDP|BENM|ID|ULTB|ULTD|SVCL|PURP|RTRN|SWOC)\//g,
  afterRemittance: ['eref'],
}

/** `SEPA Overboeking                 IBAN: …`, in which a full column is followed by the next key without a space. */
const COLUMNS = {
  pattern: /(IBAN|BIC|Naam|Omschrijving|Kenmerk|Betalingskenm\.|Machtiging|Incassant): ?/gi,
  afterRemittance: ['kenmerk', 'betalingskenm.'],
}

const FIRST_COLUMN = 32
const COLUMN = 64

export function abnAmroDescription(text: string): Description {
  const isSlashed = text.startsWith('/')
  const whole = isSlashed ? text : withoutColumnSpaces(text)
  const isSepa = isSlashed || /^SEPA /i.test(whole)
  const keyed: Map<string, string> = isSepa ? keyedText(whole, isSlashed ? SLASHED : COLUMNS) : new Map()

  const remittance = keyed.get('remi') ?? keyed.get('omschrijving') ?? null
  const structured = keyed.get('betalingskenm.') ?? null
  const hasRemittance = remittance !== null || structured !== null
  return {
    counterpartyIban: ibanIn(keyed.get('iban') ?? null),
    counterpartyName: nameIn(keyed.get('name') ?? keyed.get('naam') ?? null),
    description: hasRemittance ? joined(remittance, structured) : joined(text),
    endToEndId: referenceIn(keyed.get('eref') ?? keyed.get('kenmerk') ?? null),
    returnReason: returnReasonIn(keyed.get('rtrn') ?? null) ?? returnReasonIn(remittance),
  }
}

/** The bank puts a space behind the first 32 characters and then behind every 64, also within a word. */
function withoutColumnSpaces(text: string) {
  if (text[FIRST_COLUMN] !== ' ') return text

  const columns = [text.slice(0, FIRST_COLUMN)]
  for (let at = FIRST_COLUMN + 1; at < text.length; at += COLUMN + 1) {
    const end = at + COLUMN
    if (end < text.length && text[end] !== ' ') return text
    columns.push(text.slice(at, end))
  }
  return columns.join('')
}

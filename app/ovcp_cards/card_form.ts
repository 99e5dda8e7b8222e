import type { AddableKind } from '#app/ovcp_cards/card_kind'
import {
  CHIP_CARD_DIGITS,
  isBankCardNumber,
  isChipCardNumber,
  withoutGaps,
} from '#app/ovcp_cards/card_number'
import { expiryOf } from '#app/ovcp_cards/expiry'

/*
  What is wrong with a card that someone is typing. The server refuses by it and the browser warns by it, so it
  imports nothing of either.
*/

/** A card as typed; which fields count follows from its kind. */
export type CardForm = {
  kind: AddableKind
  number?: string | null
  sequence?: string | null
  last4?: string | null
  expires?: string | null
  nickname?: string | null
}

export type CardField = Exclude<keyof CardForm, 'kind'>

/** A key of the refusals, with what fills its gaps. */
export type Problem = { key: CardProblemKey; values?: Record<string, number> }

export type CardProblemKey =
  | 'card.numberMissing'
  | 'card.numberLength'
  | 'card.numberOfBankCard'
  | 'card.numberStart'
  | 'card.numberWrong'
  | 'card.passNumber'
  | 'card.passIsChipCard'
  | 'card.sequence'
  | 'card.last4'
  | 'card.wholeBankNumber'
  | 'card.name'
  | 'card.nameHasNumber'
  | 'card.expiry'
  | 'card.expired'
  | 'card.expiryFar'

/** The fields each kind of card has, in the order in which one fills them in. */
export function fieldsOf(kind: AddableKind): CardField[] {
  if (kind === 'bank_card') return ['last4', 'nickname']
  if (kind === 'ov_pas') return ['number', 'sequence', 'expires', 'nickname']
  return ['number', 'expires', 'nickname']
}

/** What is wrong with one field, or null. `today` is ISO. */
export function problemOf(field: CardField, form: CardForm, today: string): Problem | null {
  const text = form[field] ?? ''
  if (field === 'number') {
    return form.kind === 'ov_pas' ? passNumberProblem(text) : chipNumberProblem(text)
  }
  if (field === 'sequence') {
    return /^[0-9A-Z]{4}$/.test(withoutGaps(text)) ? null : { key: 'card.sequence' }
  }
  if (field === 'last4') return last4Problem(text)
  if (field === 'expires') return expiryProblem(text, today)
  return nameProblem(text, form.kind === 'bank_card')
}

function chipNumberProblem(text: string): Problem | null {
  const number = withoutGaps(text)
  if (number === '') return { key: 'card.numberMissing' }
  if (isChipCardNumber(number)) return null
  if (isBankCardNumber(number)) return { key: 'card.numberOfBankCard' }
  if (!/^\d+$/.test(number)) return { key: 'card.numberMissing' }
  if (number.length !== CHIP_CARD_DIGITS) {
    return { key: 'card.numberLength', values: { count: number.length } }
  }
  return { key: number.startsWith('3528') ? 'card.numberWrong' : 'card.numberStart' }
}

/** Its length is written down nowhere, so all that is certain is what it is not. */
function passNumberProblem(text: string): Problem | null {
  const number = withoutGaps(text)
  if (isChipCardNumber(number)) return { key: 'card.passIsChipCard' }
  return /^[0-9A-Z]{6,20}$/.test(number) ? null : { key: 'card.passNumber' }
}

function last4Problem(text: string): Problem | null {
  const digits = withoutGaps(text)
  if (isBankCardNumber(digits)) return { key: 'card.wholeBankNumber' }
  return /^\d{4}$/.test(digits) ? null : { key: 'card.last4' }
}

const MOST_YEARS = 10

function expiryProblem(text: string, today: string): Problem | null {
  const day = expiryOf(text)
  if (day === null) return { key: 'card.expiry' }
  if (day < today) return { key: 'card.expired' }
  return Number(day.slice(0, 4)) > Number(today.slice(0, 4)) + MOST_YEARS
    ? { key: 'card.expiryFar' }
    : null
}

/** Names are shown whole and kept as they are, so no number may hide in one. */
export function nameProblem(text: string, isRequired: boolean): Problem | null {
  if (/\d{12,}/.test(withoutGaps(text))) return { key: 'card.nameHasNumber' }
  return isRequired && text.trim() === '' ? { key: 'card.name' } : null
}

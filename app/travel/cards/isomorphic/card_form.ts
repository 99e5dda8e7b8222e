import type { AddableKind } from '#app/travel/cards/isomorphic/card_kind'
import {
  CHIP_CARD_DIGITS,
  isBankCardNumber,
  isChipCardNumber,
  withoutGaps,
} from '#app/travel/cards/isomorphic/card_number'
import { expiryOf } from '#app/travel/cards/isomorphic/expiry'

/* The browser imports this file too, so it imports nothing of server or browser. */

export type CardForm = {
  kind: AddableKind
  number?: string | null
  sequence?: string | null
  last4?: string | null
  expires?: string | null
  nickname?: string | null
}

export type CardField = Exclude<keyof CardForm, 'kind'>

type Problem = { key: CardProblemKey; values?: Record<string, number> }

type CardProblemKey =
  | 'numberMissing'
  | 'numberLength'
  | 'numberOfBankCard'
  | 'numberStart'
  | 'numberWrong'
  | 'passNumber'
  | 'passIsChipCard'
  | 'sequence'
  | 'last4'
  | 'wholeBankNumber'
  | 'name'
  | 'nameHasNumber'
  | 'expiry'
  | 'expired'
  | 'expiryFar'

export function fieldsOf(kind: AddableKind): CardField[] {
  if (kind === 'bank_card') return ['last4', 'nickname']
  if (kind === 'ov_pas') return ['number', 'sequence', 'expires', 'nickname']
  return ['number', 'expires', 'nickname']
}

export function problemOf(field: CardField, form: CardForm, today: string): Problem | null {
  const text = form[field] ?? ''
  if (field === 'number') {
    return form.kind === 'ov_pas' ? passNumberProblem(text) : chipNumberProblem(text)
  }
  if (field === 'sequence') {
    return /^[0-9A-Z]{4}$/.test(withoutGaps(text)) ? null : { key: 'sequence' }
  }
  if (field === 'last4') return last4Problem(text)
  if (field === 'expires') return expiryProblem(text, today)
  return nameProblem(text, form.kind === 'bank_card')
}

function chipNumberProblem(text: string): Problem | null {
  const number = withoutGaps(text)
  if (number === '') return { key: 'numberMissing' }
  if (isChipCardNumber(number)) return null
  if (isBankCardNumber(number)) return { key: 'numberOfBankCard' }
  if (!/^\d+$/.test(number)) return { key: 'numberMissing' }
  if (number.length !== CHIP_CARD_DIGITS) {
    return { key: 'numberLength', values: { count: number.length } }
  }
  return { key: number.startsWith('3528') ? 'numberWrong' : 'numberStart' }
}

/** The length of an OV-pas number is not published. */
function passNumberProblem(text: string): Problem | null {
  const number = withoutGaps(text)
  if (isChipCardNumber(number)) return { key: 'passIsChipCard' }
  return /^[0-9A-Z]{6,20}$/.test(number) ? null : { key: 'passNumber' }
}

function last4Problem(text: string): Problem | null {
  const digits = withoutGaps(text)
  if (isBankCardNumber(digits)) return { key: 'wholeBankNumber' }
  return /^\d{4}$/.test(digits) ? null : { key: 'last4' }
}

const MAX_YEARS = 10

function expiryProblem(text: string, today: string): Problem | null {
  const day = expiryOf(text)
  if (day === null) return { key: 'expiry' }
  if (day < today) return { key: 'expired' }
  return Number(day.slice(0, 4)) > Number(today.slice(0, 4)) + MAX_YEARS ? { key: 'expiryFar' } : null
}

/** Names are stored in plain text, so a card number in one is refused. */
export function nameProblem(text: string, isRequired: boolean): Problem | null {
  if (/\d{12,}/.test(withoutGaps(text))) return { key: 'nameHasNumber' }
  return isRequired && text.trim() === '' ? { key: 'name' } : null
}

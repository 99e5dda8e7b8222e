import { keyedText } from '#app/money/statements/reading/keyed_text'
import { returnReasonIn } from '#app/money/statements/reading/return_reason_in'
import type { ReadLine } from '#app/money/statements/reading/types'
import { ibanIn, joined, nameIn, referenceIn } from '#app/money/statements/reading/values'

type Described = Pick<
  ReadLine,
  'counterpartyIban' | 'counterpartyName' | 'description' | 'endToEndId' | 'batchReference' | 'returnReason'
>

/** The code words of field 86 as Dutch banks use them (ABN AMRO, ING and Rabobank, "MT940 structured"). */
const KEYS = {
  pattern:
    /\/(ADDR|BENM|BIC|CNTP|CREF|CSID|EREF|IBAN|ID|IREF|ISDT|MARF|NAME|NRTX|ORDP|PREF|PURP|REMI|RTRN|SVCL|TRCD|TRTP|ULTB|ULTD|ULTC)\//g,
  afterRemittance: ['eref'],
}

/** `supplement` is the second line of field 61, where Rabobank writes the account. */
export function describe(information: string[], supplement: string | null): Described {
  const whole = information.join('')
  const keyed = whole.startsWith('/') ? keyedText(whole, KEYS) : new Map<string, string>()
  const [account, , name] = keyed.get('cntp')?.split('/') ?? []
  const remittance = remittanceIn(keyed.get('remi') ?? null)
  const reason = keyed.get('rtrn')?.replaceAll('/', '') ?? null
  return {
    counterpartyIban: ibanIn(account ?? keyed.get('iban') ?? null) ?? ibanIn(firstWord(supplement)),
    counterpartyName: nameIn(withoutSlashes(keyed.get('name') ?? name ?? null)),
    description: remittance ?? joined(whole),
    endToEndId: referenceIn(withoutSlashes(keyed.get('eref') ?? null)),
    batchReference: referenceIn(withoutSlashes(keyed.get('pref') ?? null)),
    returnReason: returnReasonIn(reason) ?? returnReasonIn(remittance),
  }
}

/** ING writes `USTD//text` and `STRD/CUR/reference`. */
const remittanceIn = (text: string | null) =>
  text === null ? null : joined(text.replace(/^(?:USTD\/\/|STRD\/[A-Z]*\/)/, '').replace(/\/+$/, ''))

const withoutSlashes = (text: string | null) => text?.replace(/^\/+|\/+$/g, '') || null
const firstWord = (text: string | null) => text?.trim().split(/\s+/)[0] ?? null

import { printedCents } from '#app/money/statements/reading/csv/amount'
import { type CsvBank, type CsvLine, type Fields, UNTOLD } from '#app/money/statements/reading/csv/csv_bank'
import { keyedText } from '#app/money/statements/reading/keyed_text'
import { printedDay } from '#app/money/statements/reading/csv/printed_day'
import { returnReasonIn } from '#app/money/statements/reading/return_reason_in'
import { accountIn, ibanIn, nameIn, joined, referenceIn, signed } from '#app/money/statements/reading/values'
import { StatementProblem } from '#app/money/statements/statement_problem'

/** Mijn ING, in Dutch and English, with semicolons or (before 2020) commas. */
export const ING: CsvBank = {
  format: 'ing_csv',
  signatures: [
    ['naam / omschrijving', 'af bij'],
    ['name / description', 'debit/credit'],
  ],
  required: [
    ['datum', 'date'],
    ['naam / omschrijving', 'name / description'],
    ['rekening', 'account'],
    ['tegenrekening', 'counterparty'],
    ['af bij', 'debit/credit'],
    ['bedrag (eur)', 'amount (eur)', 'bedrag', 'amount'],
    ['mededelingen', 'notifications'],
  ],
  isNewestFirst: true,
  account: (field) => accountIn(field('rekening', 'account')),
  read: readLine,
}

const OUT = ['af', 'debit']
const IN = ['bij', 'credit']

/** Not confirmed by ING: `Batch ID`, `EndToEnd`, `Aantal`, and all English names but the first five. */
const KEYS = {
  pattern:
    /(?:^|\s)(Naam|Name|Omschrijving|Description|IBAN|Kenmerk|Reference|EndToEnd|End-to-end|Batch ID|Aantal|Number|Machtiging ID|Mandate ID|Incassant ID|Creditor ID|Datum\/Tijd|Date\/time|Valutadatum|Value date): ?/gi,
  afterRemittance: ['iban', 'kenmerk', 'reference', 'endtoend', 'end-to-end', 'valutadatum', 'value date'],
}

function readLine(field: Fields): CsvLine {
  const notes = joined(field('mededelingen', 'notifications'))
  const keyed = keyedText(notes, KEYS)
  const noted = (...keys: string[]) => keys.map((key) => keyed.get(key)).find(Boolean) ?? null

  const remittance = noted('omschrijving', 'description')
  // Unconfirmed: the reference of ING is the end-to-end id of the payer where there is one.
  const reference = referenceIn(noted('kenmerk', 'reference'))
  // A line for a file of payments has no remittance: within one, these words are the payer's.
  const batchReference = remittance === null ? referenceIn(noted('batch id')) : null
  const count = batchReference === null ? '' : (noted('aantal', 'number') ?? '')
  const balance = field('saldo na mutatie', 'resulting balance')
  return {
    line: {
      ...UNTOLD,
      bookedOn: printedDay(field('datum', 'date')),
      valueOn: valueDayIn(noted('valutadatum', 'value date')),
      amountCents: amountIn(field),
      balanceAfterCents: balance === '' ? null : printedCents(balance),
      counterpartyIban: ibanIn(field('tegenrekening', 'counterparty')) ?? ibanIn(noted('iban')),
      counterpartyName: batchReference
        ? null
        : nameIn(noted('naam', 'name') ?? field('naam / omschrijving', 'name / description')),
      description: remittance === null ? notes : joined(remittance, reference),
      endToEndId: referenceIn(noted('endtoend', 'end-to-end')) ?? reference,
      batchReference,
      returnReason: returnReasonIn(remittance),
      paymentsCount: /^\d{1,9}$/.test(count) ? Number(count) : null,
    },
    balanceBeforeCents: null,
  }
}

/** Null for anything else: what a payer writes does not refuse the file. */
function valueDayIn(text: string | null) {
  try {
    return text === null ? null : printedDay(text)
  } catch (error) {
    if (error instanceof StatementProblem) return null
    throw error
  }
}

function amountIn(field: Fields) {
  const direction = field('af bij', 'debit/credit').toLowerCase()
  const cents = printedCents(field('bedrag (eur)', 'amount (eur)', 'bedrag', 'amount'))
  if (![...OUT, ...IN].includes(direction) || cents < 0) throw new StatementProblem('bad_amount')
  return signed(cents, OUT.includes(direction))
}

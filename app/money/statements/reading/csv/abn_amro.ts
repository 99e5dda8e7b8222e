import { composeIBAN } from 'ibantools'
import { abnAmroDescription } from '#app/money/statements/reading/csv/abn_amro_description'
import { printedCents } from '#app/money/statements/reading/csv/amount'
import { type CsvBank, type CsvLine, type Fields, UNTOLD } from '#app/money/statements/reading/csv/csv_bank'
import { printedDay } from '#app/money/statements/reading/csv/printed_day'
import { requireEuroAccount } from '#app/money/statements/reading/require_euro_account'
import { accountIn } from '#app/money/statements/reading/values'

/** In English, and as the Dutch site of the bank writes them. */
const COLUMNS = {
  account: ['accountnumber', 'rekeningnummer'],
  currency: ['mutationcode', 'muntsoort'],
  bookedOn: ['transactiondate', 'transactiedatum'],
  valueOn: ['valuedate', 'rentedatum'],
  before: ['startsaldo', 'beginsaldo'],
  after: ['endsaldo', 'eindsaldo'],
  amount: ['amount', 'transactiebedrag'],
  description: ['description', 'omschrijving'],
}

/** Source: github.com/denilsonsa/abn-amro-statement-parser. Unconfirmed: lines of one day are oldest first. */
export const ABN_AMRO: CsvBank = {
  format: 'abn_amro_csv',
  signatures: [
    ['accountnumber', 'transactiondate', 'endsaldo'],
    ['rekeningnummer', 'transactiedatum', 'eindsaldo'],
  ],
  required: Object.values(COLUMNS),
  isNewestFirst: false,
  account: (field) => ownAccount(field(...COLUMNS.account)),
  read: readLine,
}

/** The TXT export has the same columns, in another order and without a line of names. */
export const ABN_AMRO_TAB_COLUMNS = [
  'accountnumber',
  'mutationcode',
  'transactiondate',
  'startsaldo',
  'endsaldo',
  'valuedate',
  'amount',
  'description',
]

function readLine(field: Fields): CsvLine {
  requireEuroAccount(field(...COLUMNS.currency))
  return {
    line: {
      ...UNTOLD,
      bookedOn: printedDay(field(...COLUMNS.bookedOn)),
      valueOn: printedDay(field(...COLUMNS.valueOn)),
      amountCents: printedCents(field(...COLUMNS.amount)),
      balanceAfterCents: printedCents(field(...COLUMNS.after)),
      ...abnAmroDescription(field(...COLUMNS.description)),
    },
    balanceBeforeCents: printedCents(field(...COLUMNS.before)),
  }
}

/** The export has account numbers, which are the last ten digits of the IBAN. */
function ownAccount(account: string) {
  if (!/^\d{1,10}$/.test(account)) return accountIn(account)
  return accountIn(composeIBAN({ countryCode: 'NL', bban: `ABNA${account.padStart(10, '0')}` }))
}

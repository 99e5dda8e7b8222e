import { composeIBAN } from 'ibantools'
import { abnAmroDescription } from '#app/statements/reading/csv/abn_amro_description'
import { printedCents } from '#app/statements/reading/csv/amount'
import {
  type CsvBank,
  type CsvLine,
  type Fields,
  UNTOLD,
} from '#app/statements/reading/csv/csv_bank'
import { printedDay } from '#app/statements/reading/csv/printed_day'
import { requireEuroAccount } from '#app/statements/reading/csv/require_euro_account'
import { accountIban } from '#app/statements/reading/values'

/**
 * The columns of the spreadsheet export. Confirmed by public readers of it (github.com/denilsonsa/abn-amro-statement-parser);
 * that the currency stands under `mutationcode` too. Unconfirmed: that lines of one day are oldest first.
 */
export const ABN_AMRO: CsvBank = {
  format: 'abn_amro_csv',
  signatures: [['accountnumber', 'transactiondate', 'endsaldo']],
  required: [
    ['accountnumber'],
    ['mutationcode'],
    ['transactiondate'],
    ['valuedate'],
    ['startsaldo'],
    ['endsaldo'],
    ['amount'],
    ['description'],
  ],
  isNewestFirst: false,
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
  requireEuroAccount(field('mutationcode'))
  return {
    iban: ownIban(field('accountnumber')),
    line: {
      ...UNTOLD,
      bookedOn: printedDay(field('transactiondate')),
      valueOn: printedDay(field('valuedate')),
      amountCents: printedCents(field('amount')),
      ...abnAmroDescription(field('description')),
    },
    balanceCents: printedCents(field('endsaldo')),
    balanceBeforeCents: printedCents(field('startsaldo')),
  }
}

/** The export has account numbers, which are the last ten digits of the IBAN. */
function ownIban(account: string) {
  if (!/^\d{1,10}$/.test(account)) return accountIban(account)
  return accountIban(composeIBAN({ countryCode: 'NL', bban: `ABNA${account.padStart(10, '0')}` }))
}

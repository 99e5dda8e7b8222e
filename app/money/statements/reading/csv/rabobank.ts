import { printedCents } from '#app/money/statements/reading/csv/amount'
import { type CsvBank, type CsvLine, type Fields, UNTOLD } from '#app/money/statements/reading/csv/csv_bank'
import { printedDay } from '#app/money/statements/reading/csv/printed_day'
import { requireEuroAccount } from '#app/money/statements/reading/require_euro_account'
import { accountIn, ibanIn, nameIn, joined, referenceIn } from '#app/money/statements/reading/values'

export const RABOBANK: CsvBank = {
  format: 'rabobank_csv',
  signatures: [['iban/bban', 'volgnr']],
  required: [
    ['iban/bban'],
    ['munt'],
    ['volgnr'],
    ['datum'],
    ['bedrag'],
    ['tegenrekening iban/bban'],
    ['naam tegenpartij'],
    ['omschrijving-1'],
  ],
  isNewestFirst: false,
  account: (field) => accountIn(field('iban/bban')),
  read: readLine,
}

/** As in `31 betalingen`. Unconfirmed: the sample of ours has it, the bank does not describe it. */
const COUNT = /^(\d{1,9}) (?:betalingen|posten|transacties)$/

const CODE = /^[A-Z]{2}[A-Z0-9]{2}(?![A-Za-z0-9])/

function readLine(field: Fields): CsvLine {
  requireEuroAccount(field('munt'))
  const texts = [field('omschrijving-1'), field('omschrijving-2'), field('omschrijving-3')]
  const batchReference = referenceIn(field('batch id'))
  const count = COUNT.exec(joined(...texts))?.[1]
  const number = referenceIn(field('volgnr'))
  const valueOn = field('rentedatum')
  const balance = field('saldo na trn')
  return {
    line: {
      ...UNTOLD,
      bookedOn: printedDay(field('datum')),
      valueOn: valueOn === '' ? null : printedDay(valueOn),
      amountCents: printedCents(field('bedrag')),
      balanceAfterCents: balance === '' ? null : printedCents(balance),
      identity: number && `volgnr:${number}`,
      counterpartyIban: ibanIn(field('tegenrekening iban/bban')),
      counterpartyName: nameIn(field('naam tegenpartij') || field('naam uiteindelijke partij')),
      description: joined(...texts, field('betalingskenmerk')),
      endToEndId: referenceIn(field('transactiereferentie')),
      bankReference: number,
      batchReference,
      returnReason: CODE.exec(field('reden retour'))?.[0] ?? referenceIn(field('reden retour')),
      paymentsCount: batchReference && count ? Number(count) : null,
    },
    balanceBeforeCents: null,
  }
}

import type { Content, TableCell } from 'pdfmake/interfaces'
import type { Evidence } from '#app/claims/claims/evidence/evidence'
import { inFours } from '#app/platform/documents/in_fours'
import { LINES } from '#app/platform/documents/pdf'
import { printable } from '#app/platform/documents/printable'
import type { Words } from '#app/platform/documents/words'
import { MANDATE_TEXT } from '#app/claims/mandates/mandate_text'

export function mandatesOf(evidence: Evidence[], words: Words): Content[] {
  const { t } = words
  const text = MANDATE_TEXT.nl
  const people = Map.groupBy(evidence, ({ traveller }) => traveller.id)
  return [
    { text: t('letter.mandates'), style: 'title', pageBreak: 'before' },
    { text: text.intro, margin: [0, 0, 0, 6] },
    { ul: text.may, margin: [0, 0, 0, 8] },
    { text: t('letter.mandateNot'), margin: [0, 0, 0, 4] },
    { ul: text.mayNot, margin: [0, 0, 0, 8] },
    { text: text.withdrawal },
    ...[...people.values()].flatMap((claims) => personOf(claims, words)),
  ]
}

function personOf(claims: Evidence[], words: Words): Content[] {
  const { t, date } = words
  const { traveller, mandate } = claims.at(-1)!
  const rows: [label: string, value: string | null][] = [
    ['birth', traveller.birthOn && date(traveller.birthOn)],
    ['address', traveller.address.map(printable).join(', ')],
    ['cards', cardsOf(claims, words)],
    ['signed', mandate && t('letter.signed', { day: date(mandate.signedOn), version: mandate.version })],
    // With commas, and free to go on over a page: one person can have hundreds.
    ['claims', claims.map(({ claim }) => claim.reference).join(', ')],
  ]
  return [
    { text: printable(traveller.name), style: 'heading' },
    {
      layout: LINES,
      fontSize: 8,
      table: {
        widths: [70, '*'],
        body: rows.flatMap(([label, value]): TableCell[][] =>
          value ? [[{ text: t(`letter.mandateRows.${label}`), style: 'head' }, value]] : []
        ),
      },
    },
  ]
}

function cardsOf(claims: Evidence[], { t, date }: Words) {
  const cards = new Map<string, string>()
  for (const { card } of claims) {
    const number = inFours(card.number ?? card.last4 ?? '')
    if (!number) continue
    const until = card.expiresOn && t('letter.validUntil', { day: date(card.expiresOn) })
    cards.set(number, until ? `${number} (${until})` : number)
  }
  return [...cards.values()].join(', ')
}

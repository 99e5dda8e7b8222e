import type { Content, TableCell } from 'pdfmake/interfaces'
import type { Evidence } from '#app/claims/claims/evidence/evidence'
import { inFours } from '#app/platform/documents/in_fours'
import { LINES } from '#app/platform/documents/pdf'
import { printable } from '#app/platform/documents/printable'
import type { Words } from '#app/platform/documents/words'
import { EMPLOYER_MANDATE_TEXT } from '#app/claims/mandates/employer_mandate_text'
import { MANDATE_TEXT } from '#app/claims/mandates/mandate_text'

export function mandatesOf(evidence: Evidence[], words: Words): Content[] {
  const { t } = words
  const own = evidence.filter(({ employer }) => !employer)
  const people = Map.groupBy(own, ({ traveller }) => traveller.id)
  const business = evidence.filter(({ employer }) => employer)
  const employers = Map.groupBy(business, ({ employer }) => employer!.name)
  return [
    { text: t('letter.mandates'), style: 'title', pageBreak: 'before' },
    ...(own.length > 0 ? textOf(MANDATE_TEXT.nl, words) : []),
    ...[...people.values()].flatMap((claims) => personOf(claims, words)),
    ...(business.length > 0 ? textOf(EMPLOYER_MANDATE_TEXT.nl, words) : []),
    ...[...employers.values()].flatMap((claims) => employerOf(claims, words)),
  ]
}

type Text = typeof MANDATE_TEXT.nl

function textOf(text: Text, { t }: Words): Content[] {
  return [
    { text: text.intro, margin: [0, 0, 0, 6] },
    { ul: text.may, margin: [0, 0, 0, 8] },
    { text: t('letter.mandateNot'), margin: [0, 0, 0, 4] },
    { ul: text.mayNot, margin: [0, 0, 0, 8] },
    { text: text.withdrawal, margin: [0, 0, 0, 8] },
  ]
}

function personOf(claims: Evidence[], words: Words): Content[] {
  const { t, date } = words
  const { traveller, mandate } = claims.at(-1)!
  return signedBlock(traveller.name, words, [
    ['birth', traveller.birthOn && date(traveller.birthOn)],
    ['address', traveller.address.map(printable).join(', ')],
    ['cards', cardsOf(claims, words)],
    ['signed', mandate && t('letter.signed', { day: date(mandate.signedOn), version: mandate.version })],
    // With commas, and free to go on over a page: one person can have hundreds.
    ['claims', referencesOf(claims)],
  ])
}

function employerOf(claims: Evidence[], words: Words): Content[] {
  const { t, date } = words
  const { employer, mandate } = claims.at(-1)!
  return signedBlock(employer!.name, words, [
    ['address', employer!.address.map(printable).join(', ')],
    ['cards', cardsOf(claims, words)],
    ['signed', mandate && t('letter.signed', { day: date(mandate.signedOn), version: mandate.version })],
    ['claims', referencesOf(claims)],
  ])
}

const referencesOf = (claims: Evidence[]) => claims.map(({ claim }) => claim.reference).join(', ')

function signedBlock(name: string, { t }: Words, rows: [label: string, value: string | null][]): Content[] {
  return [
    { text: printable(name), style: 'heading' },
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

import type { Content, TableCell } from 'pdfmake/interfaces'
import { LINES, renderPdf } from '#app/platform/documents/pdf'
import { printable } from '#app/platform/documents/printable'
import { type Words, wordsOf } from '#app/platform/documents/words'
import type { YearStatement } from '#app/money/payouts/year_statement'
import { now } from '#app/platform/shared/clock'
import type { Locale } from '#app/platform/shared/locale'
import { DEBTOR, SENDER_ADDRESS } from '#config/bank'

export type Holder = { name: string; address: (string | null)[] }

export function yearStatementDocument(statement: YearStatement, holder: Holder, locale: Locale) {
  const words = wordsOf(locale)
  const { t } = words
  const title = t('yearStatement.title', { year: String(statement.year) })
  return renderPdf({
    title,
    locale,
    madeAt: now(),
    footer: t('yearStatement.footer', { year: String(statement.year), name: printable(holder.name) }),
    content: [
      heading(holder),
      { text: title, style: 'title' },
      { text: t('yearStatement.until', { day: words.day(statement.untilOn) }), style: 'small' },
      { text: t('yearStatement.kinds'), style: 'heading' },
      kindsTable(statement, words),
      { text: t('yearStatement.months'), style: 'heading' },
      monthsTable(statement, words),
      { text: t('yearStatement.note'), style: 'small', margin: [0, 16, 0, 0] },
    ],
  })
}

const heading = ({ name, address }: Holder): Content => ({
  columns: [
    { stack: [name, ...address.filter((line) => line !== null)].map(printable), width: '*' },
    { stack: [DEBTOR.name, ...SENDER_ADDRESS], width: 'auto', alignment: 'right' },
  ],
  margin: [0, 0, 0, 28],
})

const kindsTable = ({ kinds, openingCents, closingCents }: YearStatement, words: Words): Content =>
  table(
    ['*', 60, 90],
    [
      [head('what', words), head('count', words, 'right'), head('amount', words, 'right')],
      [strong(words.t('yearStatement.opening')), '', amount(openingCents, words)],
      ...kinds.map(({ kind, count, cents }) => [
        words.shared(`balance.list.kind.${kind}`),
        right(String(count)),
        amount(cents, words),
      ]),
      [strong(words.t('yearStatement.closing')), '', amount(closingCents, words)],
    ]
  )

const monthsTable = ({ months }: YearStatement, words: Words): Content =>
  table(
    ['*', 90, 90, 90],
    [
      [head('month', words), head('in', words, 'right'), head('out', words, 'right'), head('balance', words, 'right')],
      ...months.map(({ month, inCents, outCents, balanceCents }) => [
        words.month(month),
        amount(inCents, words),
        amount(outCents, words),
        amount(balanceCents, words),
      ]),
    ]
  )

const table = (widths: (string | number)[], body: TableCell[][]): Content => ({
  layout: LINES,
  table: { widths, headerRows: 1, body },
})

const head = (column: string, { t }: Words, alignment: 'left' | 'right' = 'left'): TableCell => ({
  text: t(`yearStatement.columns.${column}`),
  style: 'head',
  alignment,
})

const strong = (text: string): TableCell => ({ text, bold: true })
const right = (text: string): TableCell => ({ text, alignment: 'right' })
const amount = (cents: number, { money }: Words) => right(money(cents))

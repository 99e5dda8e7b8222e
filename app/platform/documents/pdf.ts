import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import pdfmake from 'pdfmake'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { DateTime } from 'luxon'
import { betweenTransactions } from '#app/platform/shared/tenancy'
import { cleanValues } from '#app/platform/shared/clean_text'
import type { Locale } from '#app/platform/shared/locale'

const FONTS = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts/Roboto')

export const ROBOTO_MEDIUM = join(FONTS, 'Roboto-Medium.ttf')

pdfmake.setFonts({
  Roboto: {
    normal: join(FONTS, 'Roboto-Regular.ttf'),
    bold: ROBOTO_MEDIUM,
    italics: join(FONTS, 'Roboto-Italic.ttf'),
    bolditalics: join(FONTS, 'Roboto-MediumItalic.ttf'),
  },
})
// A document is made of texts alone: nothing in it may fetch or read a file.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path: string) => path.startsWith(FONTS))

type Document = {
  title: string
  locale: Locale
  /** Written into the file, so that the same document has the same bytes. */
  madeAt: DateTime
  content: Content[]
  footer: string
}

export const INK = '#12322f'
export const MUTED = '#5b6b69'
export const RULE = '#d9d5c8'

/** PDF/A-3b. Commits what the caller wrote before, and holds no connection meanwhile. */
export function renderPdf({ title, locale, madeAt, content, footer }: Document): Promise<Buffer> {
  const definition: TDocumentDefinitions = {
    version: '1.7',
    subset: 'PDF/A-3b',
    displayTitle: true,
    language: locale === 'nl' ? 'nl-NL' : 'en-GB',
    info: {
      title,
      author: 'Fareback',
      creationDate: madeAt.toJSDate(),
      modDate: madeAt.toJSDate(),
    },
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 64],
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.25, color: INK },
    styles: {
      title: { fontSize: 16, bold: true, margin: [0, 0, 0, 8] },
      heading: { fontSize: 11.5, bold: true, margin: [0, 14, 0, 5] },
      head: { bold: true, fontSize: 8.5, color: MUTED },
      small: { fontSize: 8.5, color: MUTED },
    },
    footer: (page, pages) => ({
      margin: [56, 20, 56, 0],
      columns: [
        { text: footer, style: 'small' },
        { text: `${page} / ${pages}`, style: 'small', alignment: 'right' },
      ],
    }),
    // pdfmake writes into what it is given, which may be a text of ours.
    content: cleanValues(content),
  }
  return betweenTransactions(() => pdfmake.createPdf(definition).getBuffer())
}

export const LINES = {
  hLineWidth: (at: number, { table }: { table: { body: unknown[] } }) =>
    at === 0 || at === table.body.length ? 0 : 0.5,
  vLineWidth: () => 0,
  hLineColor: () => RULE,
  paddingLeft: (at: number) => (at === 0 ? 0 : 4),
  paddingRight: () => 4,
  paddingTop: () => 3.5,
  paddingBottom: () => 3.5,
}

import type { Content, TableCell } from 'pdfmake/interfaces'
import type Tenant from '#app/people/tenants/tenant'
import { LINES, renderPdf } from '#app/platform/documents/pdf'
import { printable } from '#app/platform/documents/printable'
import { wordsOf } from '#app/platform/documents/words'
import { now } from '#app/platform/shared/clock'
import { cents, day, text, texts } from '#app/platform/shared/column'
import type { Locale } from '#app/platform/shared/locale'
import { readRows } from '#app/platform/shared/read_rows'

export async function reportDocument(tenant: Tenant, locale: Locale) {
  const { t, money, day: dayOf, shared } = wordsOf(locale)
  const rows = await readRows(
    {
      first: day('p.first_month'),
      last: day('p.last_month'),
      operators: text(
        "(select string_agg(o.name, ', ' order by o.name) from counterparties o where o.slug = any(a.operators))"
      ),
      kinds: texts('a.kinds'),
      cents: cents('a.cents'),
    },
    `from report_atoms a join report_periods p on p.id = a.period_id where a.tenant_id = ?
     order by p.last_month desc, a.id limit 500`,
    [tenant.id]
  )
  const periods = Map.groupBy(rows, ({ first, last }) => `${first} ${last}`)
  return renderPdf({
    title: t('report.title', { name: tenant.name }),
    locale,
    madeAt: now(),
    footer: t('report.footer', { name: tenant.name }),
    content: [
      { text: t('report.title', { name: tenant.name }), style: 'title' },
      { text: t('report.intro'), margin: [0, 0, 0, 8] },
      ...[...periods.values()].flatMap((period): Content[] => [
        { text: t('report.period', { first: dayOf(period[0].first), last: dayOf(period[0].last) }), style: 'heading' },
        {
          layout: LINES,
          table: {
            widths: ['*', '*', 70],
            body: period.map((row): TableCell[] => [
              printable(row.operators),
              row.kinds.map((kind) => shared(`claims.kinds.${kind}`)).join(', '),
              { text: money(row.cents), alignment: 'right' },
            ]),
          },
        },
      ]),
    ],
  })
}

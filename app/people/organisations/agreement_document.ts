import type { Content } from 'pdfmake/interfaces'
import type Tenant from '#app/people/tenants/tenant'
import { LINES, renderPdf } from '#app/platform/documents/pdf'
import { printable } from '#app/platform/documents/printable'
import { wordsOf } from '#app/platform/documents/words'
import type { Locale } from '#app/platform/shared/locale'

const CLAUSES = [
  'subject',
  'instructions',
  'secrecy',
  'security',
  'others',
  'requests',
  'breach',
  'end',
  'audit',
] as const

/** The processing agreement (GDPR art. 28) with an organisation, from what is on record of it. */
export function agreementDocument(tenant: Tenant, locale: Locale) {
  const words = wordsOf(locale)
  const { t, day } = words
  const name = tenant.legalName ?? tenant.name
  const address = [tenant.addressLine, [tenant.postcode, tenant.city].filter(Boolean).join('  ')].filter(Boolean)
  const facts: [string, string | null][] = [
    ['organisation', [name, ...address].join(', ')],
    ['sees', t(`agreement.managersSee.${tenant.managersSee}`)],
    [
      'consent',
      tenant.worksCouncilOn &&
        t('agreement.consented', { day: day(tenant.worksCouncilOn), by: tenant.worksCouncilBy ?? '' }),
    ],
    ['names', t('agreement.months', { count: tenant.namesMonths })],
  ]
  return renderPdf({
    title: t('agreement.title', { name }),
    locale,
    madeAt: tenant.createdAt,
    footer: t('agreement.footer', { name }),
    content: [
      { text: t('agreement.title', { name }), style: 'title' },
      { text: t('agreement.intro', { name }), margin: [0, 0, 0, 8] },
      {
        layout: LINES,
        margin: [0, 0, 0, 8],
        table: {
          widths: [130, 337],
          body: facts.map(([fact, value]) => [
            { text: t(`agreement.facts.${fact}`), style: 'head' },
            value === null ? t('agreement.none') : printable(value),
          ]),
        },
      },
      ...CLAUSES.flatMap((clause): Content[] => [
        { text: t(`agreement.clauses.${clause}.title`), style: 'heading' },
        { text: t(`agreement.clauses.${clause}.text`), margin: [0, 0, 0, 6] },
      ]),
    ],
  })
}

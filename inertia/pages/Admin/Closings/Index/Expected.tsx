import { Link } from '@adonisjs/inertia/react'
import type { ExpectedPayment } from '#app/money/closings/expected_payments'
import { PlainTable } from '~/components/staff/PlainTable'
import { TableSection } from '~/components/staff/TableSection'
import { TwoLines } from '~/components/staff/TwoLines'
import { operatorUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import type { Column } from '~/ui/column'
import { DateText } from '~/ui/DateText'
import { Money } from '~/ui/Money'

const AGES = ['upTo30Cents', 'upTo60Cents', 'upTo90Cents', 'olderCents'] as const

/** What operators decided to pay, by the days since then. */
export function Expected({ expected }: { expected: ExpectedPayment[] }) {
  const t = useTranslations('admin.closings')
  const columns = useColumns()

  return (
    <TableSection title={t('expected')} description={t('expectedHint')}>
      {expected.length === 0 ? (
        <p>{t('noneExpected')}</p>
      ) : (
        <PlainTable framed caption={t('expected')} columns={columns} rows={expected} rowKey={(one) => one.slug} />
      )}
    </TableSection>
  )
}

function useColumns(): Column<ExpectedPayment>[] {
  const t = useTranslations('admin.closings')

  return [
    {
      key: 'operator',
      header: t('operator'),
      cell: ({ operator, slug, claims }) => (
        <TwoLines under={t('claims', { count: claims })}>
          <Link href={operatorUrl(slug)}>{operator}</Link>
        </TwoLines>
      ),
    },
    ...AGES.map((age): Column<ExpectedPayment> => ({
      key: age,
      header: t(age),
      align: 'right',
      cell: (one) => (one[age] === 0 ? '–' : <Money cents={one[age]} />),
    })),
    {
      key: 'open',
      header: t('total'),
      align: 'right',
      cell: ({ openCents }) => <Money cents={openCents} />,
    },
    {
      key: 'oldest',
      header: t('oldest'),
      cell: ({ oldestOn }) => (oldestOn ? <DateText value={oldestOn} /> : '–'),
    },
  ]
}

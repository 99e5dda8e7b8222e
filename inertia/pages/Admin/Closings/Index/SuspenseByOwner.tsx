import { Link } from '@adonisjs/inertia/react'
import type { SuspenseOwner } from '#app/money/closings/suspense'
import { daysBetween } from '~/components/staff/days'
import { PlainTable } from '~/components/staff/PlainTable'
import { TableSection } from '~/components/staff/TableSection'
import { TwoLines } from '~/components/staff/TwoLines'
import { linesUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { today } from '~/i18n/today'
import type { Column } from '~/ui/column'
import { DateText } from '~/ui/DateText'
import { Money } from '~/ui/Money'

/** What nobody could explain yet, by who looks after it. */
export function SuspenseByOwner({ suspense }: { suspense: SuspenseOwner[] }) {
  const t = useTranslations('admin.closings')
  const columns = useColumns()

  return (
    <TableSection title={t('inSuspense')} description={t('inSuspenseHint')}>
      {suspense.length === 0 ? (
        <p>{t('nothingInSuspense')}</p>
      ) : (
        <PlainTable
          framed
          caption={t('inSuspense')}
          columns={columns}
          rows={suspense}
          rowKey={(one) => one.ownerId ?? ''}
        />
      )}
    </TableSection>
  )
}

function useColumns(): Column<SuspenseOwner>[] {
  const t = useTranslations('admin.closings')

  return [
    {
      key: 'owner',
      header: t('owner'),
      cell: ({ owner, ownerId }) => (
        <Link
          href={linesUrl({
            ...(ownerId === null ? { view: 'toMatch' } : { view: 'suspense', caretaker: ownerId }),
            sort: 'booked',
          })}
        >
          {owner ?? t('toMatch')}
        </Link>
      ),
    },
    { key: 'lines', header: t('lines'), align: 'right', cell: ({ lines }) => lines },
    {
      key: 'in',
      header: t('in'),
      align: 'right',
      cell: ({ inCents }) => <Money cents={inCents} sign />,
    },
    {
      key: 'out',
      header: t('out'),
      align: 'right',
      cell: ({ outCents }) => <Money cents={outCents} sign />,
    },
    {
      key: 'oldest',
      header: t('oldestLine'),
      cell: ({ oldestOn }) => (
        <TwoLines under={t('age', { days: daysBetween(oldestOn, today()) })}>
          <DateText value={oldestOn} />
        </TwoLines>
      ),
    },
  ]
}

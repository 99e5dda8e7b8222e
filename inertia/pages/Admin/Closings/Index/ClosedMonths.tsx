import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { Closing } from '#app/money/closings/closing'
import { PlainTable } from '~/components/staff/PlainTable'
import { TableSection } from '~/components/staff/TableSection'
import { TwoLines } from '~/components/staff/TwoLines'
import { client } from '~/client'
import { useTranslations } from '~/i18n'
import type { Column } from '~/ui/column'
import { DateTimeText } from '~/ui/DateText'
import { Money } from '~/ui/Money'
import { StatusBadge } from '~/ui/StatusBadge'
import { useMonthName } from './useMonthName'

const SHOWN = 12

/** The months that were signed, newest first, each with its file for the auditor. */
export function ClosedMonths({ closings }: { closings: Closing[] }) {
  const t = useTranslations('admin.closings')
  const columns = useColumns()

  return (
    <TableSection title={t('closed')} description={t('closedHint')}>
      {closings.length === 0 ? (
        <p>{t('noneClosed')}</p>
      ) : (
        <PlainTable
          framed
          caption={t('closed')}
          columns={columns}
          rows={closings}
          rowKey={(closing) => closing.untilOn}
        />
      )}
    </TableSection>
  )
}

function useColumns(): Column<Closing>[] {
  const t = useTranslations('admin.closings')
  const nameOf = useMonthName()

  return [
    { key: 'month', header: t('month'), cell: ({ untilOn }) => nameOf(untilOn) },
    {
      key: 'bank',
      header: t('bank'),
      align: 'right',
      cell: ({ statementCents }) => <Money cents={statementCents} />,
    },
    {
      key: 'suspense',
      header: t('suspense'),
      align: 'right',
      cell: ({ totals }) => <Money cents={totals.suspense ?? 0} />,
    },
    {
      key: 'signed',
      header: t('signedHeader'),
      cell: ({ signedBy, signedAt }) => <TwoLines under={<DateTimeText value={signedAt} />}>{signedBy}</TwoLines>,
    },
    {
      key: 'closed',
      header: t('closedHeader'),
      cell: ({ confirmedBy, confirmedAt }) =>
        confirmedBy && confirmedAt ? (
          <TwoLines under={<DateTimeText value={confirmedAt} />}>{confirmedBy}</TwoLines>
        ) : (
          <StatusBadge tone="waiting">{t('waits')}</StatusBadge>
        ),
    },
    {
      key: 'head',
      header: t('head'),
      cell: ({ headPosition, headHash }) => (
        <TwoLines under={<code title={headHash}>{headHash.slice(0, SHOWN)}…</code>}>
          {t('seal', { position: headPosition })}
        </TwoLines>
      ),
    },
    {
      key: 'file',
      header: t('file'),
      align: 'right',
      cell: ({ untilOn }) => (
        <Button
          component="a"
          href={client.urlFor('admin.closings.export', [untilOn])}
          download
          size="compact-sm"
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {t('download')}
        </Button>
      ),
    },
  ]
}

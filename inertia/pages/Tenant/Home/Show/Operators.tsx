import type { OperatorTotals } from '#app/claims/business/tenant_claim_totals'
import { PlainTable } from '~/components/staff/PlainTable'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { Money } from '~/ui/Money'

/** Where the money is. */
export function Operators({ operators }: { operators: OperatorTotals[] }) {
  const t = useTranslations('tenant.home')
  if (operators.length === 0) return null

  return (
    <Card title={t('operators')}>
      <PlainTable
        caption={t('operators')}
        rows={operators}
        rowKey={({ operator }) => operator}
        columns={[
          { key: 'operator', header: t('operator'), cell: ({ operator }) => operator },
          { key: 'claims', header: t('claims'), align: 'right', cell: ({ claims }) => claims },
          {
            key: 'open',
            header: t('open'),
            align: 'right',
            cell: ({ waitingCents }) => <Money cents={waitingCents} />,
          },
          {
            key: 'received',
            header: t('received'),
            align: 'right',
            cell: ({ receivedCents }) => <Money cents={receivedCents} />,
          },
        ]}
      />
    </Card>
  )
}

import { Link } from '@adonisjs/inertia/react'
import type { CorrectionOfUser } from '#app/money/adjustments/corrections_of'
import { useLabels } from '~/components/staff/labels'
import { PlainTable } from '~/components/staff/PlainTable'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DateTimeText } from '~/ui/DateText'
import { Money } from '~/ui/Money'
import { StatusBadge } from '~/ui/StatusBadge'

type Props = { corrections: CorrectionOfUser[]; mayDecide: boolean }

/** Those that wait first, then what was booked or rejected. */
export function Corrections({ corrections, mayDecide }: Props) {
  const t = useTranslations('admin_users.money.corrections')
  const status = useLabels('correctionStatus')
  const isWaiting = corrections.some((correction) => correction.status === 'requested')

  return (
    <Card
      title={t('title')}
      aside={mayDecide && isWaiting && <Link route="admin.corrections.index">{t('decide')}</Link>}
    >
      {corrections.length === 0 && <p>{t('none')}</p>}
      {corrections.length > 0 && (
        <PlainTable
          caption={t('title')}
          rows={corrections}
          rowKey={(correction) => correction.reference}
          columns={[
            {
              key: 'amount',
              header: t('amount'),
              cell: (correction) => <Money cents={correction.amountCents} sign />,
            },
            {
              key: 'status',
              header: t('status'),
              cell: (correction) => (
                <StatusBadge tone={correction.status === 'requested' ? 'waiting' : 'neutral'}>
                  {status(correction.status)}
                </StatusBadge>
              ),
            },
            { key: 'reason', header: t('reason'), cell: (correction) => correction.reason },
            { key: 'by', header: t('by'), cell: (correction) => correction.requestedBy },
            {
              key: 'decidedBy',
              header: t('decidedBy'),
              cell: (correction) => correction.decidedBy ?? '–',
            },
            {
              key: 'at',
              header: t('at'),
              cell: (correction) => <DateTimeText value={correction.requestedAt} />,
            },
          ]}
        />
      )}
    </Card>
  )
}

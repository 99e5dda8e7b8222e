import { Link } from '@adonisjs/inertia/react'
import type { WaitingCorrection } from '#app/money/adjustments/waiting_corrections'
import { useLabels } from '~/components/staff/labels'
import { PersonLink } from '~/components/staff/PersonLink'
import { TwoLines } from '~/components/staff/TwoLines'
import { lineUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import type { Column } from '~/ui/column'
import { DateTimeText } from '~/ui/DateText'
import { Money } from '~/ui/Money'
import { Decide } from './Decide'
import classes from './Index.module.css'

/** The cells of a correction that waits. */
export function useCorrectionColumns(): Column<WaitingCorrection>[] {
  const t = useTranslations('admin.corrections')
  const kind = useLabels('correctionKind')
  const cost = useLabels('costKind')

  return [
    {
      key: 'correction',
      header: t('correction'),
      cell: (one) => <TwoLines under={one.costKind ? cost(one.costKind) : kind(one.kind)}>{one.reference}</TwoLines>,
    },
    { key: 'what', header: t('what'), cell: (one) => <Subject correction={one} /> },
    {
      key: 'amount',
      header: t('amount'),
      align: 'right',
      cell: (one) => <Money cents={one.amountCents} sign />,
    },
    {
      key: 'reason',
      header: t('reason'),
      cell: (one) => <span className={classes.reason}>{one.reason}</span>,
    },
    {
      key: 'requested',
      header: t('requested'),
      cell: (one) => <TwoLines under={<DateTimeText value={one.requestedAt} />}>{one.requestedBy}</TwoLines>,
    },
    { key: 'decide', header: t('decide'), cell: (one) => <Decide correction={one} /> },
  ]
}

function Subject({ correction: { traveller, travellerId, line } }: { correction: WaitingCorrection }) {
  const t = useTranslations('admin.corrections')
  if (travellerId) return <PersonLink id={travellerId}>{traveller}</PersonLink>
  return line && <Link href={lineUrl(line)}>{t('line', { reference: line })}</Link>
}

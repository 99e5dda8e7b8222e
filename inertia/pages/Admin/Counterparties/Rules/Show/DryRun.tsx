import { Link } from '@adonisjs/inertia/react'
import type { Change, DryRun as Outcome } from '#app/claims/rules/dry_run'
import { PlainTable } from '~/components/staff/PlainTable'
import { TwoLines } from '~/components/staff/TwoLines'
import { claimUrl, tripUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import type { Column } from '~/ui/column'
import { DateText } from '~/ui/DateText'
import { Money, useMoney } from '~/ui/Money'

/** What a version, or its end, would change for trips of the past. */
export function DryRun({ outcome, isRetiring }: { outcome: Outcome; isRetiring: boolean }) {
  const t = useTranslations('admin.rule')
  const money = useMoney()
  const columns = useColumns()
  const { trips, changed, gained, lost, lostOpen, changeCents, unknown, against, examples } = outcome
  const amount = `${changeCents > 0 ? '+ ' : ''}${money(changeCents)}`

  return (
    <Card
      title={t(isRetiring ? 'retireRun' : 'dryRun')}
      description={against === null ? t('againstNone') : t('against', { version: against })}
    >
      <p>
        {changed === 0
          ? t('nothing', { trips })
          : t('changes', { changed, trips, gained, lost, open: lostOpen, amount })}
      </p>
      {unknown > 0 && <p>{t('unknown', { count: unknown })}</p>}
      {examples.length > 0 && (
        <PlainTable caption={t('dryRun')} columns={columns} rows={examples} rowKey={(change) => change.tripId} />
      )}
    </Card>
  )
}

function useColumns(): Column<Change>[] {
  const t = useTranslations('admin.rule')

  return [
    {
      key: 'trip',
      header: t('trip'),
      cell: (change) => (
        <TwoLines under={<DateText value={change.travelledOn} />}>
          <Link href={tripUrl(change.tripId)} prefetch>
            {change.fromPlace ?? '–'}
          </Link>
        </TwoLines>
      ),
    },
    { key: 'traveller', header: t('traveller'), cell: (change) => change.traveller },
    {
      key: 'claim',
      header: t('claim'),
      cell: (change) =>
        change.claim ? (
          <Link href={claimUrl(change.claim)} prefetch>
            {change.claim}
          </Link>
        ) : (
          '–'
        ),
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'right',
      cell: (change) => (change.grossCents === null ? '–' : <Money cents={change.grossCents} />),
    },
    {
      key: 'effect',
      header: t('effect'),
      cell: (change) => t(change.isClaimableAfter ? 'gains' : 'loses'),
    },
  ]
}

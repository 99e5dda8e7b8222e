import { Link } from '@adonisjs/inertia/react'
import type { CostDryRun, FittingLine } from '#app/money/costs/dry_run'
import { useLabels } from '~/components/staff/labels'
import { PlainTable } from '~/components/staff/PlainTable'
import { TwoLines } from '~/components/staff/TwoLines'
import { lineUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import type { Column } from '~/ui/column'
import { DateText } from '~/ui/DateText'
import { Money } from '~/ui/Money'
import { StatTile, StatTiles } from '~/ui/StatTile'

/** What a draft would make of the lines of the past. */
export function DryRun({ outcome: { days, counts, examples } }: { outcome: CostDryRun }) {
  const t = useTranslations('admin.costRules')
  const label = useLabels('costOutcome')
  const columns = useColumns()
  const shown = (['books', 'agrees', 'above', 'asks', 'differs'] as const).filter(
    (outcome) => outcome === 'books' || counts[outcome].lines > 0
  )

  return (
    <Card title={t('dryRun')} description={t('dryRunHint', { days })}>
      {examples.length === 0 ? (
        <p>{t('fitsNone')}</p>
      ) : (
        <>
          <StatTiles>
            {shown.map((outcome) => (
              <StatTile
                key={outcome}
                label={label(outcome)}
                value={counts[outcome].lines}
                hint={<Money cents={counts[outcome].cents} sign />}
              />
            ))}
          </StatTiles>
          {counts.differs.lines > 0 && <p role="alert">{t('differs')}</p>}
          <PlainTable caption={t('dryRun')} columns={columns} rows={examples} rowKey={({ line }) => line} />
        </>
      )}
    </Card>
  )
}

function useColumns(): Column<FittingLine>[] {
  const t = useTranslations('admin.costRules')
  const label = useLabels('costOutcome')

  return [
    {
      key: 'line',
      header: t('line'),
      cell: (one) => (
        <TwoLines under={<DateText value={one.bookedOn} />}>
          <Link href={lineUrl(one.line)} prefetch>
            {one.line}
          </Link>
        </TwoLines>
      ),
    },
    {
      key: 'text',
      header: t('text'),
      cell: (one) => <TwoLines under={one.name}>{one.description || '–'}</TwoLines>,
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'right',
      cell: (one) => <Money cents={one.amountCents} sign />,
    },
    { key: 'outcome', header: t('outcome'), cell: (one) => label(one.outcome) },
  ]
}

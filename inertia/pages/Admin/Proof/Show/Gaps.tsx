import { Link } from '@adonisjs/inertia/react'
import type { Proof } from '#app/money/ledger/proof'
import { PlainTable } from '~/components/staff/PlainTable'
import { statementUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DateText } from '~/ui/DateText'
import { Money } from '~/ui/Money'

/** Where a statement is missing. */
export function Gaps({ gaps }: Pick<Proof, 'gaps'>) {
  const t = useTranslations('admin.proof')

  return (
    <Card title={t('gaps')} description={t('gapsHint')}>
      {gaps.length === 0 ? (
        <p>{t('noGaps')}</p>
      ) : (
        <PlainTable
          caption={t('gaps')}
          rows={gaps}
          rowKey={(gap) => gap.reference}
          columns={[
            {
              key: 'statement',
              header: t('statement'),
              cell: (gap) => <Link href={statementUrl(gap.reference)}>{gap.reference}</Link>,
            },
            { key: 'until', header: t('endsOn'), cell: (gap) => <DateText value={gap.untilOn} /> },
            {
              key: 'gap',
              header: t('gap'),
              align: 'right',
              cell: (gap) => (gap.isRivalled ? t('rivalled') : <Money cents={gap.gapCents} sign />),
            },
          ]}
        />
      )}
    </Card>
  )
}

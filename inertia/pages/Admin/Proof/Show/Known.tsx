import type { Proof } from '#app/money/ledger/proof'
import { type CodeOf, useLabels } from '~/components/staff/labels'
import { PlainTable } from '~/components/staff/PlainTable'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { Money } from '~/ui/Money'

/** The bank is an account that others are owed from: what it holds stands below zero in the books. */
const shown = (rollup: string, cents: number) => (rollup === 'bank' ? -cents : cents)

/** The sums as they were known on the day, beside those that count for it now. */
export function Known({ sums }: Pick<Proof, 'sums'>) {
  const t = useTranslations('admin.proof')
  const rollup = useLabels('rollup')
  const isSame = sums.every(({ cents, knownCents }) => cents === knownCents)

  return (
    <Card title={t('known')} description={isSame ? undefined : t('knownHint')}>
      {isSame ? (
        <p>{t('nothingLater')}</p>
      ) : (
        <PlainTable
          caption={t('known')}
          rows={sums}
          rowKey={(sum) => sum.rollup}
          columns={[
            {
              key: 'account',
              header: t('account'),
              cell: (sum) => rollup(sum.rollup as CodeOf<'rollup'>),
            },
            {
              key: 'known',
              header: t('asKnown'),
              align: 'right',
              cell: (sum) => <Money cents={shown(sum.rollup, sum.knownCents)} />,
            },
            {
              key: 'later',
              header: t('later'),
              align: 'right',
              cell: (sum) =>
                sum.cents === sum.knownCents ? (
                  '–'
                ) : (
                  <Money cents={shown(sum.rollup, sum.cents - sum.knownCents)} sign />
                ),
            },
            {
              key: 'asOf',
              header: t('asOf'),
              align: 'right',
              cell: (sum) => <Money cents={shown(sum.rollup, sum.cents)} />,
            },
          ]}
        />
      )}
    </Card>
  )
}

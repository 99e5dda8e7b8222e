import type { CardOfTenantFile } from '#app/travel/batches/cards_of_file'
import { PlainTable } from '~/components/staff/PlainTable'
import { useTranslations } from '~/i18n'
import type { Data } from '~generated/data'
import { Card } from '~/ui/Card'

type Props = { batch: Data.Travel.Batches.Batch; cards: CardOfTenantFile[] }

export function Cards({ batch, cards }: Props) {
  const t = useTranslations('tenant.batches.cards')
  const stateOf = ({ isInForce, person }: CardOfTenantFile) => {
    if (isInForce) return t('inForce')
    return batch.status === 'imported' || person === null ? t('waits') : t('ready')
  }

  return (
    <Card title={t('title')} description={t('lead')}>
      <PlainTable
        caption={t('title')}
        rows={cards}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'card',
            header: t('card'),
            cell: ({ last4 }) => (last4 ? t('ending', { last4 }) : t('nameless')),
          },
          { key: 'person', header: t('person'), cell: ({ person }) => person ?? <em>{t('nobody')}</em> },
          { key: 'rows', header: t('rows'), align: 'right', cell: ({ rows }) => rows },
          { key: 'state', header: t('state'), cell: stateOf },
        ]}
      />
    </Card>
  )
}

import { type CodeOf, useLabels } from '~/components/staff/labels'
import { PlainTable } from '~/components/staff/PlainTable'
import { useFormatter, useTranslations } from '~/i18n'
import type { Column } from '~/ui/column'
import { DateText, DateTimeText } from '~/ui/DateText'
import { EmptyState } from '~/ui/EmptyState'

export type CardOfUser = {
  id: string
  kind: CodeOf<'cardKind'>
  last4: string | null
  expiresOn: string | null
  nickname: string | null
  lastUsedAt: string | null
  trips: number
}

/** What someone travels with; never a whole number. */
export function OVCPCards({ cards }: { cards: CardOfUser[] }) {
  const t = useTranslations('admin_users.cards')
  const columns = useColumns()
  if (cards.length === 0) return <EmptyState title={t('none')} description={t('noneHint')} />

  return <PlainTable framed caption={t('title')} columns={columns} rows={cards} rowKey={(card) => card.id} />
}

function useColumns(): Column<CardOfUser>[] {
  const t = useTranslations('admin_users.cards')
  const kind = useLabels('cardKind')
  const format = useFormatter()

  return [
    {
      key: 'card',
      header: t('card'),
      cell: (card) => (
        <>
          {card.nickname ?? kind(card.kind)}
          {card.nickname && <small>{kind(card.kind)}</small>}
        </>
      ),
    },
    {
      key: 'ending',
      header: t('ending'),
      cell: (card) => (card.last4 ? `•••• ${card.last4}` : t('noNumber')),
    },
    {
      key: 'expires',
      header: t('expires'),
      cell: (card) => (card.expiresOn ? <DateText value={card.expiresOn} /> : t('unknown')),
    },
    {
      key: 'used',
      header: t('lastUsed'),
      cell: (card) => (card.lastUsedAt ? <DateTimeText value={card.lastUsedAt} /> : t('never')),
    },
    {
      key: 'trips',
      header: t('trips'),
      align: 'right',
      cell: (card) => format.number(card.trips),
    },
  ]
}

import type { Messages } from '~/i18n/messages'
import { useTranslations } from '~/i18n'
import type { Column } from '~/ui/column'
import { TransactionTime } from '~/components/TransactionTime'
import { Money } from '~/ui/Money'
import { PlainTable } from './PlainTable'

export type Tap = {
  key: string
  kind: keyof Messages['trips']['tapKinds']
  at: string
  fromPlace: string | null
  toPlace: string | null
  amountCents: number | null
  product: string | null
  note: string | null
  fileName: string
  line: number
}

/** The lines of the export that a trip was made from, each with the file it stands in. */
export function TapsTable({ taps }: { taps: Tap[] }) {
  const t = useTranslations('admin.claim')
  const columns = useColumns()
  if (taps.length === 0) return <p>{t('noTaps')}</p>

  return <PlainTable caption={t('taps')} columns={columns} rows={taps} rowKey={(tap) => tap.key} />
}

function useColumns(): Column<Tap>[] {
  const t = useTranslations('admin.claim')
  const kind = useTranslations('trips.tapKinds')

  return [
    { key: 'kind', header: t('tapKind'), cell: (tap) => kind(tap.kind) },
    {
      key: 'at',
      header: t('tapAt'),
      cell: (tap) => <TransactionTime kind={tap.kind} at={tap.at} />,
    },
    {
      key: 'place',
      header: t('tapPlace'),
      cell: (tap) => [tap.fromPlace, tap.toPlace].filter(Boolean).join(' – ') || '–',
    },
    {
      key: 'amount',
      header: t('tapAmount'),
      align: 'right',
      cell: (tap) => (tap.amountCents === null ? '–' : <Money cents={tap.amountCents} />),
    },
    {
      key: 'source',
      header: t('tapSource'),
      cell: (tap) => (
        <>
          {t('line', { file: tap.fileName, line: tap.line })}
          {tap.note && <small>{tap.note}</small>}
        </>
      ),
    },
  ]
}

import { Link } from '@adonisjs/inertia/react'
import type { Refunds as Page } from '#app/money/matching/refunds_of'
import { PlainTable } from '~/components/staff/PlainTable'
import { Reference } from '~/components/staff/Reference'
import { claimUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { DateText } from '~/ui/DateText'
import { EmptyState } from '~/ui/EmptyState'
import { Money } from '~/ui/Money'
import { ShowOlder } from '~/ui/ShowOlder'

type Props = { refunds?: Page; isFinance: boolean }

/** What operators paid for someone's claims, and took back; only finance can open the lines of the bank. */
export function Refunds({ refunds, isFinance }: Props) {
  const t = useTranslations('admin_users.money.refunds')
  if (!refunds) return null
  const { rows, hasOlder } = refunds
  if (rows.length === 0) return <EmptyState title={t('none')} />

  return (
    <>
      <PlainTable
        framed
        caption={t('title')}
        rows={rows}
        rowKey={(row) => row.id}
        columns={[
          {
            key: 'claim',
            header: t('claim'),
            cell: (row) => <Link href={claimUrl(row.claim)}>{row.claim}</Link>,
          },
          { key: 'operator', header: t('operator'), cell: (row) => row.operator },
          {
            key: 'kind',
            header: t('kind'),
            cell: (row) => (
              <>
                {t(`kinds.${row.kind}`)}
                {row.isUndone && <small>{t('undone')}</small>}
              </>
            ),
          },
          {
            key: 'line',
            header: t('line'),
            cell: ({ line }) =>
              isFinance ? (
                <Link route="admin.lines.show" routeParams={{ id: line }}>
                  {line}
                </Link>
              ) : (
                <Reference>{line}</Reference>
              ),
          },
          { key: 'day', header: t('day'), cell: (row) => <DateText value={row.bookedOn} /> },
          {
            key: 'gross',
            header: t('gross'),
            align: 'right',
            cell: (row) => <Money cents={row.grossCents} />,
          },
          {
            key: 'fee',
            header: t('fee'),
            align: 'right',
            cell: (row) => <Money cents={row.feeCents} />,
          },
          {
            key: 'net',
            header: t('net'),
            align: 'right',
            cell: (row) => <Money cents={row.grossCents - row.feeCents} />,
          },
        ]}
      />
      <ShowOlder older={hasOlder ? { before: rows.at(-1)!.id } : null} only={['refunds']} />
    </>
  )
}

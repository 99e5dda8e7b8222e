import type { ReactNode } from 'react'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { useCodes } from '~/components/staff/codes'
import { AnswerDay, DeadlineDay } from '~/components/staff/Dates'
import { Route } from '~/components/staff/Route'
import { TwoLines } from '~/components/staff/TwoLines'
import { claimUrl, type Filter } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { type Column, DataTable } from '~/ui/DataTable'
import { DateText } from '~/ui/DateText'
import { Money, useMoney } from '~/ui/Money'
import type { Data } from '~generated/data'

type Claim = Data.Claims.Claim.Variants['forAdmin']
type Props = { claims: Claim[]; filter: Filter; empty: ReactNode }

export function ClaimsTable({ claims, filter, empty }: Props) {
  const t = useTranslations('admin.claims')

  return (
    <DataTable
      caption={t('table')}
      columns={useColumns()}
      rows={claims}
      rowKey={(claim) => claim.reference}
      href={(claim) => claimUrl(claim.reference, filter)}
      empty={empty}
    />
  )
}

function useColumns(): Column<Claim>[] {
  const t = useTranslations('admin.claims')
  const kind = useCodes('kind')
  const money = useMoney()

  return [
    {
      key: 'claim',
      header: t('claim'),
      cell: (claim) => <TwoLines under={kind(claim.kind)}>{claim.reference}</TwoLines>,
    },
    {
      key: 'traveller',
      header: t('traveller'),
      cell: (claim) => <TwoLines under={claim.tenantName}>{claim.traveller}</TwoLines>,
    },
    {
      key: 'trip',
      header: t('trip'),
      cell: (claim) => (
        <TwoLines
          wrap
          under={
            <>
              {claim.operatorName}, <DateText value={claim.travelledAt} />
            </>
          }
        >
          <Route from={claim.fromPlace} to={claim.toPlace} />
        </TwoLines>
      ),
    },
    {
      key: 'gross',
      header: t('gross'),
      align: 'right',
      cell: (claim) => (
        <TwoLines under={t('net', { amount: money(claim.netCents) })}>
          <Money cents={claim.grossCents} />
        </TwoLines>
      ),
    },
    {
      key: 'status',
      header: t('status'),
      cell: (claim) => <CodeBadge list="claimStatus" code={claim.status} />,
    },
    { key: 'answer', header: t('answer'), cell: (claim) => <AnswerDay claim={claim} /> },
    { key: 'deadline', header: t('deadline'), cell: (claim) => <DeadlineDay claim={claim} /> },
  ]
}

import type { ClaimRow } from '#app/claims/claims/claim_list'
import type { ListColumn } from '~/components/lists/ResourceList'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { useLabels } from '~/components/staff/labels'
import { AnswerDay, DeadlineDay } from '~/components/staff/Dates'
import { Route } from '~/components/staff/Route'
import { TwoLines } from '~/components/staff/TwoLines'
import { useTranslations } from '~/i18n'
import { DateText } from '~/ui/DateText'
import { Money, useMoney } from '~/ui/Money'

/** The cells of a claim in the list of staff. */
export function useClaimColumns(): ListColumn<ClaimRow>[] {
  const t = useTranslations('admin.claims')
  const kind = useLabels('kind')
  const waitsWith = useLabels('waitsWith')
  const money = useMoney()

  return [
    {
      key: 'claim',
      sort: 'claim',
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
      sort: 'gross',
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
      cell: (claim) => (
        <TwoLines under={waitsWith(claim.waitsWith)}>
          <CodeBadge list="claimStatus" code={claim.status} />
        </TwoLines>
      ),
    },
    { key: 'answer', header: t('answer'), cell: (claim) => <AnswerDay claim={claim} /> },
    {
      key: 'deadline',
      header: t('deadline'),
      sort: 'deadline',
      cell: (claim) => <DeadlineDay claim={claim} />,
    },
  ]
}

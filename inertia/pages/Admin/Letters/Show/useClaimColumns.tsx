import { Link } from '@adonisjs/inertia/react'
import type { SubmittedClaim } from '#app/claims/letters/claims_of_letter'
import { Facts } from '~/components/staff/Facts'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { useLabels } from '~/components/staff/labels'
import { TwoLines } from '~/components/staff/TwoLines'
import { claimUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import type { Column } from '~/ui/column'
import { DateText } from '~/ui/DateText'
import { Money } from '~/ui/Money'

/** The cells of a claim in a letter. */
export function useClaimColumns(hasFacts: boolean): Column<SubmittedClaim>[] {
  const t = useTranslations('admin.letter')
  const kind = useLabels('kind')

  return [
    {
      key: 'claim',
      header: t('claim'),
      cell: (claim) => (
        <TwoLines under={kind(claim.kind)}>
          <Link href={claimUrl(claim.reference)} prefetch>
            {claim.reference}
          </Link>
        </TwoLines>
      ),
    },
    { key: 'traveller', header: t('traveller'), cell: (claim) => claim.traveller },
    {
      key: 'trip',
      header: t('trip'),
      cell: (claim) => (
        <TwoLines under={<DateText value={claim.travelledAt} />}>
          {`${claim.fromPlace ?? '–'} – ${claim.toPlace ?? '–'}`}
        </TwoLines>
      ),
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'right',
      cell: (claim) => <Money cents={claim.grossCents} />,
    },
    ...(hasFacts
      ? [
          {
            key: 'facts',
            header: t('facts'),
            cell: (claim: SubmittedClaim) => <Facts facts={claim.facts} />,
          },
        ]
      : []),
    {
      key: 'status',
      header: t('status'),
      cell: (claim) => <CodeBadge list="claimStatus" code={claim.status} />,
    },
  ]
}

import { Link } from '@adonisjs/inertia/react'
import type { NamedClaim } from '#app/money/matching/named_claims'
import { useLabels } from '~/components/staff/labels'
import { claimUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { useMoney } from '~/ui/Money'

/** What the line names and no match can be proposed for, each with why. */
export function NamedClaims({ claims }: { claims: NamedClaim[] }) {
  const t = useTranslations('admin.line')
  if (claims.length === 0) return null

  return (
    <Card title={t('named')} description={t('namedHint')}>
      <ul>
        {claims.map((claim) => (
          <li key={claim.reference}>
            <Why claim={claim} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Why({ claim: { reference, status, receivedCents } }: { claim: NamedClaim }) {
  const t = useTranslations('admin.line')
  const money = useMoney()
  const label = useLabels('claimStatus')
  if (status === null) return t('namedUnknown', { reference })

  return (
    <>
      <Link href={claimUrl(reference)}>{reference}</Link>:{' '}
      {receivedCents > 0 ? t('namedPaid', { amount: money(receivedCents), status: label(status) }) : label(status)}
    </>
  )
}

import type { Data } from '~generated/data'
import { Link } from '@adonisjs/inertia/react'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { useLabels } from '~/components/staff/labels'
import { claimUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { Money } from '~/ui/Money'
import classes from './TripClaims.module.css'

export type TripClaim = Pick<Data.Claims.Claims.Claim, 'reference' | 'kind' | 'status' | 'grossCents'>

/** The claims that were sent for a trip, first to last. */
export function TripClaims({ claims }: { claims: TripClaim[] }) {
  const t = useTranslations('admin.trip')
  const kind = useLabels('kind')

  return (
    <Card title={t('claims')}>
      {claims.length === 0 && <p className={classes.none}>{t('noClaims')}</p>}
      <ul className={classes.claims}>
        {claims.map((claim) => (
          <li key={claim.reference}>
            <Link href={claimUrl(claim.reference, { view: 'all' })} prefetch>
              {claim.reference}
            </Link>
            <CodeBadge list="claimStatus" code={claim.status} />
            <span>{kind(claim.kind)}</span>
            <Money cents={claim.grossCents} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

import { Link } from '@adonisjs/inertia/react'
import type { Data } from '~generated/data'
import { useClaimStatusText, useRefundsTo } from '~/components/traveller/useClaimStatusText'
import { useTranslations } from '~/i18n'
import { Money } from '~/ui/Money'
import classes from './steps.module.css'

type Props = { claim: Data.Claims.Claims.Claim; cents: number }

/** A claim, what it would bring and how it stands. */
export function ClaimLine({ claim, cents }: Props) {
  const t = useTranslations('claims')
  const { now } = useClaimStatusText(claim, useRefundsTo())

  return (
    <li>
      <div className={classes.line}>
        <Link route="claims.show" routeParams={{ id: claim.reference }}>
          {t('show.title', {
            kind: t(`kinds.${claim.kind}`),
            operator: claim.operatorName,
          })}
        </Link>
        <span className={classes.amount}>
          <Money cents={cents} /> {t('index.forYou')}
        </span>
      </div>
      <p className={classes.hint}>
        {now} <span className={classes.reference}>{claim.reference}</span>
      </p>
    </li>
  )
}

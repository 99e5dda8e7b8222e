import { Link } from '@adonisjs/inertia/react'
import type { Data } from '~generated/data'
import { useTranslations } from '~/i18n'
import { DateText } from '~/ui/DateText'
import { Money, useMoney } from '~/ui/Money'
import { ClaimStatus } from './ClaimStatus'
import classes from './ListCard.module.css'
import { feeOf } from '#app/claims/claims/isomorphic/fee'
import { type ClaimStatusText, useClaimStatusText, useRefundsTo } from './useClaimStatusText'

/** One claim in the list; the whole card leads to it. */
export function ClaimCard({ claim }: { claim: Data.Claims.Claims.Claim }) {
  const t = useTranslations('claims')
  const organisation = useRefundsTo()
  const story = useClaimStatusText(claim, organisation)
  const isOwn = !claim.isBusiness && !(organisation && claim.refundTo === 'fareback')

  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <h3>
          <Link route="claims.show" routeParams={{ id: claim.reference }} className={classes.link} prefetch>
            {t('show.title', {
              kind: t(`kinds.${claim.kind}`),
              operator: claim.operatorName,
            })}
          </Link>
        </h3>
        <ClaimStatus status={claim.status} />
      </div>
      <p className={classes.facts}>
        <span>
          <DateText value={claim.travelledAt} />
        </span>
        <span>
          {claim.kind === 'wrong_post'
            ? claim.fromPlace
            : t('index.route', {
                from: claim.fromPlace ?? t('unknownPlace'),
                to: claim.toPlace ?? t('unknownPlace'),
              })}
        </span>
      </p>
      <p className={classes.story}>{story.now}</p>
      {isOpen(story) && <p className={classes.next}>{story.next}</p>}
      {isOwn && <Worth claim={claim} />}
    </article>
  )
}

/** What comes next is news only while someone else has it. */
const isOpen = ({ owner }: ClaimStatusText) => owner === 'us' || owner === 'operator'

/** What is or may be in it for the traveller. */
function Worth({ claim }: { claim: Data.Claims.Claims.Claim }) {
  const t = useTranslations('claims.index')
  const money = useMoney()
  if (claim.rejectionReason || ['withdrawn', 'expired'].includes(claim.status)) return null

  const basis = claim.receivedCents || (claim.approvedCents ?? claim.grossCents)
  return (
    <p className={classes.amount}>
      <strong>
        <Money cents={basis - feeOf(basis, claim.feeBps)} />
      </strong>
      {t('forYou')}, {t('ofAsked', { gross: money(claim.grossCents) })}
    </p>
  )
}

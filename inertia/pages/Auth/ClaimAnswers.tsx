import { Link } from '@adonisjs/inertia/react'
import { Head } from '@inertiajs/react'
import { Suspense, lazy } from 'react'
import type { AskedClaim } from '#app/claims/claims/asked_claims'
import type { RejectionReason } from '#app/claims/claims/isomorphic/rejection_reason'
import classes from '~/components/auth/auth.module.css'
import list from '~/components/traveller/ListCard.module.css'
import { useDay } from '~/components/traveller/useDay'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { ErrorText } from '~/ui/ErrorText'
import { useMoney } from '~/ui/Money'

const AnswerButtons = lazy(() => import('~/components/traveller/AnswerButtons'))

type Props = InertiaProps<{
  token: string
  /** Null where the link no longer works. */
  claims: AskedClaim[] | null
  reasons: RejectionReason[]
}>

/** Where the mail leads that asks how operators answered. */
export default function ClaimAnswers({ token, claims, reasons }: Props) {
  const t = useTranslations('auth.answers')
  const { claim: refused, link } = useErrors()
  const isOpen = claims !== null && !link

  return (
    <>
      <Head title={t('title')} />
      <h1>{t('title')}</h1>
      {isOpen ? (
        <>
          <p className={classes.lead}>{t(claims.length > 0 ? 'lead' : 'none')}</p>
          <ErrorText>{refused}</ErrorText>
          {claims.map((claim) => (
            <Asked key={claim.reference} claim={claim} reasons={reasons} token={token} />
          ))}
        </>
      ) : (
        <ErrorText>{t('invalid')}</ErrorText>
      )}
      <p className={classes.foot}>
        <Link route="claims.index">{t('all')}</Link>
      </p>
    </>
  )
}

type AskedProps = { claim: AskedClaim; reasons: RejectionReason[]; token: string }

function Asked({ claim, reasons, token }: AskedProps) {
  const t = useTranslations('auth.answers')
  const unknown = useTranslations('claims')('unknownPlace')
  const day = useDay()
  const money = useMoney()
  const facts = {
    day: day(claim.travelledOn),
    from: claim.fromPlace ?? unknown,
    to: claim.toPlace ?? unknown,
  }

  return (
    <section className={list.card} aria-label={claim.reference}>
      <h2>{t('claim', { operator: claim.operatorName, amount: money(claim.grossCents) })}</h2>
      <p className={list.facts}>
        <span>{t('trip', facts)}</span>
        <span>{claim.reference}</span>
      </p>
      <Suspense>
        <AnswerButtons claim={claim} reasons={reasons} token={token} />
      </Suspense>
      {claim.askOn && <p>{t('again', { day: day(claim.askOn) })}</p>}
    </section>
  )
}

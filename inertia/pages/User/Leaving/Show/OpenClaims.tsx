import type { Data } from '~generated/data'
import { feeOf } from '#app/claims/claims/isomorphic/fee'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { ErrorText } from '~/ui/ErrorText'
import { useMoney } from '~/ui/Money'
import { StatusBadge } from '~/ui/StatusBadge'
import { ClaimLine } from './ClaimLine'
import classes from './steps.module.css'

type Claim = Data.Claims.Claims.Claim
type Props = {
  withdrawable: Claim[]
  awaitingPayment: Claim[]
  paymentDays: Record<string, number>
  forOrganisation: number
}

/** What operators still have to say or to pay. */
export function OpenClaims({ withdrawable, awaitingPayment, paymentDays, forOrganisation }: Props) {
  const t = useTranslations('leaving')
  const errors = useErrors()
  const count = withdrawable.length + awaitingPayment.length

  return (
    <Card
      title={t('claims.title')}
      aside={
        <StatusBadge tone={count ? 'waiting' : 'good'}>{count ? t('claims.count', { count }) : t('done')}</StatusBadge>
      }
    >
      <div className={classes.step}>
        <ErrorText>{errors.claims}</ErrorText>
        {count === 0 && <p>{t('claims.none')}</p>}
        {withdrawable.length > 0 && <Withdrawable claims={withdrawable} />}
        {awaitingPayment.length > 0 && <AwaitingPayment claims={awaitingPayment} paymentDays={paymentDays} />}
        {forOrganisation > 0 && <p>{t('claims.forOrganisation', { count: forOrganisation })}</p>}
      </div>
    </Card>
  )
}

function Withdrawable({ claims }: { claims: Claim[] }) {
  const t = useTranslations('leaving.claims')
  const money = useMoney()
  const count = claims.length

  return (
    <section className={classes.group} aria-labelledby="unanswered">
      <h3 id="unanswered">{t('unanswered')}</h3>
      <p>{t('unansweredLead')}</p>
      <Lines claims={claims} />
      <ConfirmButton
        title={t('withdrawTitle', { count })}
        consequence={t('withdrawBody', {
          amount: money(sum(claims.map((claim) => claim.grossCents))),
        })}
        route="leaving.withdrawals.store"
        stay
      >
        {t('withdraw', { count })}
      </ConfirmButton>
    </section>
  )
}

function AwaitingPayment({ claims, paymentDays }: { claims: Claim[]; paymentDays: Props['paymentDays'] }) {
  const t = useTranslations('leaving.claims')
  const money = useMoney()
  const count = claims.length

  return (
    <section className={classes.group} aria-labelledby="to-come">
      <h3 id="to-come">{t('toCome')}</h3>
      <p>{t('toComeLead')}</p>
      {Object.entries(paymentDays).map(([operator, days]) => (
        <p key={operator}>{t('paymentDays', { operator, days })}</p>
      ))}
      <Lines claims={claims} />
      <ConfirmButton
        title={t('giveUpTitle')}
        consequence={t('giveUpBody', { count, amount: money(sum(claims.map(toComeCents))) })}
        route="leaving.given_up_claims.store"
        stay
      >
        {t('giveUp', { count })}
      </ConfirmButton>
    </section>
  )
}

const Lines = ({ claims }: { claims: Claim[] }) => (
  <ul className={classes.lines}>
    {claims.map((claim) => (
      <ClaimLine key={claim.reference} claim={claim} cents={toComeCents(claim)} />
    ))}
  </ul>
)

/** What the traveller would still get of it. */
function toComeCents({ approvedCents, receivedCents, grossCents, feeBps }: Claim) {
  const cents = (approvedCents ?? grossCents) - receivedCents
  return cents - feeOf(cents, feeBps)
}

const sum = (amounts: number[]) => amounts.reduce((total, cents) => total + cents, 0)

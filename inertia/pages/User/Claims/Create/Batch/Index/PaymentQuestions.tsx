import type { PaymentQuestion, PaymentTrip } from '#app/travel/trips/payment_questions'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ActionButton } from '~/ui/ActionButton'
import { useErrors } from '~/hooks/useErrors'
import { useDay } from '~/components/traveller/useDay'
import { useTranslations } from '~/i18n'
import { DateTimeText } from '~/ui/DateText'
import { ErrorText } from '~/ui/ErrorText'
import { Money, useMoney } from '~/ui/Money'
import classes from './PaymentQuestions.module.css'

type Props = { payments: PaymentQuestion[]; onAnswer: (id: number, trips: string[]) => void }

/** Payments in the file that fit several trips: side by side, until the traveller says which. */
export default function PaymentQuestions({ payments, onAnswer }: Props) {
  const t = useTranslations('claims.create.payments')
  const errors = useErrors()
  const asked = payments.filter(({ answer }) => answer === null)
  if (payments.length === 0) return null

  return (
    <section aria-label={t('title')} className={classes.section}>
      <h2>{t(asked.length > 0 ? 'title' : 'answered')}</h2>
      {asked.length > 0 && <p>{t('lead')}</p>}
      <ErrorText>{errors.payment}</ErrorText>
      {payments.map((payment) =>
        payment.answer === null ? (
          <Asked key={payment.id} payment={payment} onAnswer={onAnswer} />
        ) : (
          <Answered key={payment.id} payment={payment} trips={payment.answer.trips} />
        )
      )}
    </section>
  )
}

function useSaid() {
  const t = useTranslations('claims.create.payments')
  const money = useMoney()
  const day = useDay()
  return ({ kind, paidOn, amountCents }: PaymentQuestion) =>
    t(kind === 'refund' ? 'refund' : 'fee', {
      amount: amountCents === null ? t('anAmount') : money(amountCents),
      day: day(paidOn),
    })
}

function Asked({ payment, onAnswer }: Pick<Props, 'onAnswer'> & { payment: PaymentQuestion }) {
  const t = useTranslations('claims.create.payments')
  const said = useSaid()
  const [chosen, setChosen] = useState<string[]>([])
  const { id, isOfSeveral } = payment
  const choose = (trip: string) => {
    if (!isOfSeveral) return onAnswer(id, [trip])
    setChosen((all) => (all.includes(trip) ? all.filter((one) => one !== trip) : [...all, trip]))
  }

  return (
    <div className={classes.question} role="group" aria-label={said(payment)}>
      <p>
        <strong>{said(payment)}</strong> {t(isOfSeveral ? 'whichSeveral' : 'which')}
      </p>
      {payment.note && <p className={classes.note}>{t('note', { note: payment.note })}</p>}
      <ul className={classes.trips}>
        {payment.trips.map((trip) => (
          <li key={trip.id}>
            <button
              type="button"
              aria-pressed={isOfSeveral ? chosen.includes(trip.id) : undefined}
              onClick={() => choose(trip.id)}
            >
              <TripFacts trip={trip} />
            </button>
          </li>
        ))}
        <li>
          <Button variant="subtle" onClick={() => onAnswer(id, [])}>
            {t('none')}
          </Button>
        </li>
      </ul>
      {isOfSeveral && (
        <Button disabled={chosen.length === 0} onClick={() => onAnswer(id, chosen)}>
          {t('save', { count: chosen.length })}
        </Button>
      )}
    </div>
  )
}

function Answered({ payment, trips }: { payment: PaymentQuestion; trips: PaymentTrip[] }) {
  const t = useTranslations('claims.create.payments')
  const said = useSaid()

  return (
    <div className={classes.answered}>
      <div>
        <p>{said(payment)}</p>
        {trips.length === 0 && <p>{t('wasNone')}</p>}
        {trips.map((trip) => (
          <TripFacts key={trip.id} trip={trip} />
        ))}
      </div>
      <ActionButton route="payments.destroy" routeParams={{ id: payment.id }} stay>
        {t('change')}
      </ActionButton>
    </div>
  )
}

function TripFacts({ trip: { at, fromPlace, toPlace, operatorName, chargedCents } }: { trip: PaymentTrip }) {
  const t = useTranslations('claims.create.payments')

  return (
    <span className={classes.trip}>
      <strong>
        <DateTimeText value={at} />
      </strong>
      <span>{[fromPlace ?? '?', toPlace ?? '?'].join(' – ')}</span>
      <span>
        {operatorName && `${operatorName}, `}
        {t('charged')} <Money cents={chargedCents} />
      </span>
    </span>
  )
}

import { Link } from '@adonisjs/inertia/react'
import { Suspense, lazy, useState } from 'react'
import type { ClaimSummary } from '#app/travel/batches/claim_estimate'
import type { PaymentQuestion } from '#app/travel/trips/payment_questions'
import type { ProductAnswer, ProductQuestion } from '#app/travel/trips/product_questions'
import type { Data } from '~generated/data'
import { client } from '~/client'
import { Callout } from '~/components/traveller/Callout'
import { isReady, needsDetails } from '~/components/traveller/tripSelection'
import classes from '~/components/traveller/Sections.module.css'
import { useTripSelection } from '~/components/traveller/useTripSelection'
import { useTranslations } from '~/i18n'
import { ButtonLink } from '~/ui/ButtonLink'
import { EmptyState } from '~/ui/EmptyState'
import { IncompleteTrips } from './IncompleteTrips'
import { ReadyTrips } from './ReadyTrips'
import { SubmitBar } from './SubmitBar'
import type { Known } from './TripChoice'

const OtherTrips = lazy(() => import('./OtherTrips'))
const PaymentQuestions = lazy(() => import('./PaymentQuestions'))
const ProductQuestions = lazy(() => import('./ProductQuestions'))

export type ToChoose = {
  /** Null for the trips of all uploads. */
  batch: Data.Travel.Batches.Batch | null
  /** Of a file that is imported: how many trips it holds, and how many rows could not be read. */
  file: {
    trips: number
    irregular: number
    stillOpen: number
    claims: number
    unread: number
  } | null
  worth: ClaimSummary
  needsMandate: boolean
  /** Trips that were chosen before and wait for a signature. */
  chosen: string[] | null
  trips: Data.Claims.Claims.ClaimableTrip[]
  payments: PaymentQuestion[]
  products: { asked: ProductQuestion[]; said: ProductAnswer[] }
  known: Known
  places?: string[]
}

/** The trips that were charged wrongly: chosen or not, completed where something is missing. */
export function Choose(props: ToChoose) {
  const { batch, file, needsMandate, chosen, trips, payments, products, known, places = [] } = props
  const t = useTranslations('claims.create')
  const choice = useTripSelection(trips, chosen)
  const payment = payments.map(({ id, answer }) => (answer ? id : ''))
  const answers = [...payment, ...products.said.map(({ id, pass }) => `${id} ${pass}`)].join()
  const { ready, help, other } = useGroups(trips, answers)
  const group = { trips, choice, places, known }
  if (trips.length === 0) return <NothingWrong />

  return (
    <div className={classes.sections}>
      {products.asked.length + products.said.length > 0 && (
        <Suspense>
          <ProductQuestions products={products} onAnswer={choice.sayProduct} />
        </Suspense>
      )}
      <ReadyTrips {...group} ids={ready} />
      {payments.length > 0 && (
        <Suspense>
          <PaymentQuestions payments={payments} onAnswer={choice.sayPayment} />
        </Suspense>
      )}
      <IncompleteTrips {...group} ids={help} />
      {ready.length + help.length === 0 && <Callout>{t('nothingReady')}</Callout>}
      <Suspense>
        <OtherTrips trips={other} choice={choice} opened={ready.length + help.length === 0} />
      </Suspense>
      {batch && file && (
        <p>
          <Link route="batches.show" routeParams={{ id: batch.id }}>
            {t('rows', file)}
          </Link>
        </p>
      )}
      {ready.length + help.length > 0 && <SubmitBar {...{ batch, choice, needsMandate }} />}
    </div>
  )
}

/** A trip stays in its group and place while stops are named, so that nothing jumps under the hand. */
function useGroups(trips: Data.Claims.Claims.ClaimableTrip[], answers: string) {
  const grouped = () => ({
    answers,
    ready: trips.filter(isReady).map((trip) => trip.tripId),
    help: trips.filter(needsDetails).map((trip) => trip.tripId),
  })
  const [groups, setGroups] = useState(grouped)
  // What a payment was of, and what was on a card, changes several trips at once.
  if (groups.answers !== answers) setGroups(grouped())
  const known = new Set([...groups.ready, ...groups.help])

  return { ...groups, other: trips.filter((trip) => !known.has(trip.tripId)) }
}

function NothingWrong() {
  const t = useTranslations('claims.create')

  return (
    <EmptyState
      illustration="done"
      title={t('empty')}
      description={t('emptyHint')}
      action={<ButtonLink href={client.urlFor('batches.create')}>{t('emptyAction')}</ButtonLink>}
    />
  )
}

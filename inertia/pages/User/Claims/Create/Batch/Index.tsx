import type { ProductAnswer, ProductQuestion } from '#app/trips/product_questions'
import type { PaymentQuestion } from '#app/trips/payment_questions'
import { Suspense, lazy, useState } from 'react'
import type { Data } from '~generated/data'
import { client } from '~/client'
import { Callout } from '~/components/traveller/Callout'
import { isReady, needsDetails } from '~/components/traveller/tripSelection'
import classes from '~/components/traveller/Sections.module.css'
import { useBatchName } from '~/components/traveller/useBatchName'
import { useTripSelection } from '~/components/traveller/useTripSelection'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'
import { EmptyState } from '~/ui/EmptyState'
import { PageHeader } from '~/ui/PageHeader'
import { IncompleteTrips } from './Index/IncompleteTrips'
import { ReadyTrips } from './Index/ReadyTrips'
import { SendBar } from './Index/SendBar'
import type { Known } from './Index/TripChoice'

const MandateFirst = lazy(() => import('./Index/MandateFirst'))
const OtherTrips = lazy(() => import('./Index/OtherTrips'))
const PaymentQuestions = lazy(() => import('./Index/PaymentQuestions'))
const ProductQuestions = lazy(() => import('./Index/ProductQuestions'))

type Props = InertiaProps<{
  /** Null for the trips of all uploads. */
  batch: Data.Batches.Batch | null
  needsMandate: boolean
  trips: Data.Claims.ClaimableTrip[]
  payments: PaymentQuestion[]
  products: { asked: ProductQuestion[]; said: ProductAnswer[] }
  known: Known
  places?: string[]
}>

export default function BatchClaimsCreate({
  batch,
  needsMandate,
  trips,
  payments,
  products,
  known,
  places = [],
}: Props) {
  const t = useTranslations('claims')
  const nameOf = useBatchName()
  const choice = useTripSelection(trips)
  const payment = payments.map(({ id, answer }) => (answer ? id : ''))
  const answers = [...payment, ...products.said.map(({ id, pass }) => `${id} ${pass}`)].join()
  const { ready, help, other } = useGroups(trips, answers)
  const group = { trips, choice, places, known }

  return (
    <>
      <div className={classes.breakable}>
        <PageHeader
          title={t('create.title')}
          description={trips.length > 0 && t('create.lead')}
          breadcrumbs={[
            batch
              ? { label: nameOf(batch), href: client.urlFor('batches.show', { id: batch.id }) }
              : { label: t('title'), href: client.urlFor('claims.index') },
          ]}
        />
      </div>
      {trips.length === 0 ? (
        <NothingWrong />
      ) : (
        <div className={classes.sections}>
          {needsMandate && (
            <Suspense>
              <MandateFirst />
            </Suspense>
          )}
          {payments.length > 0 && (
            <Suspense>
              <PaymentQuestions payments={payments} onAnswer={choice.sayPayment} />
            </Suspense>
          )}
          {products.asked.length + products.said.length > 0 && (
            <Suspense>
              <ProductQuestions products={products} onAnswer={choice.sayProduct} />
            </Suspense>
          )}
          <ReadyTrips {...group} ids={ready} />
          <IncompleteTrips {...group} ids={help} />
          {ready.length + help.length === 0 && <Callout>{t('create.nothingReady')}</Callout>}
          <Suspense>
            <OtherTrips trips={other} opened={ready.length + help.length === 0} />
          </Suspense>
          {ready.length + help.length > 0 && <SendBar {...{ batch, choice, needsMandate }} />}
        </div>
      )}
    </>
  )
}

/** A trip stays in its group and place while stops are named, so that nothing jumps under the hand. */
function useGroups(trips: Data.Claims.ClaimableTrip[], answers: string) {
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

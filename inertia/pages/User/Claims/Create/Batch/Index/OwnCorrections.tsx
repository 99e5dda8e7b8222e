import { lazy, Suspense, useState } from 'react'
import type { ClaimableTrip } from '~/components/traveller/tripSelection'
import { useTranslations } from '~/i18n'
import classes from './CapMeter.module.css'

const OwnCorrectionsForm = lazy(() => import('./OwnCorrectionsForm'))

/** Corrections that a traveller asked for without us use the same maximum. */
export function OwnCorrections({ trip }: { trip: ClaimableTrip }) {
  const t = useTranslations('claims.create.ownCorrections')
  const [isOpen, setIsOpen] = useState(false)

  return (
    <details className={classes.own} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('summary', { operator: trip.operatorName! })}</summary>
      <Suspense>{isOpen && <OwnCorrectionsForm trip={trip} />}</Suspense>
    </details>
  )
}

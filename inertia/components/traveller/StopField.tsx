import { Loader } from '@mantine/core'
import { useState } from 'react'
import type { MissedTap } from '#app/travel/trips/isomorphic/irregularity'
import { useTranslations } from '~/i18n'
import { SuggestInput } from '~/ui/SuggestInput'

type Props = {
  kind: MissedTap
  place: string | null
  places: string[]
  hint: string
  busy: boolean
  onName: (place: string) => void
}

/** Where a missed tap should have been; naming another stop changes what can be asked. */
export function StopField({ kind, place, places, hint, busy, onName }: Props) {
  const t = useTranslations('claims.create')
  const [typed, setTyped] = useState(place ?? '')

  const name = (stop: string) => {
    const trimmed = stop.trim()
    if (trimmed && trimmed !== place) onName(trimmed)
  }

  return (
    <SuggestInput
      label={t(`stop.${kind}`)}
      description={hint}
      placeholder={t('stopPlaceholder')}
      suggestions={places}
      maxLength={120}
      value={typed}
      onChange={setTyped}
      onSubmit={name}
      rightSection={busy && <Loader size="xs" aria-label={t('stopLoading')} />}
    />
  )
}

import type { OperatorOption as Operator } from '#app/travel/trips/operator_lists'
import { Loader } from '@mantine/core'
import type { ClaimableTrip } from '~/components/traveller/tripSelection'
import { useTranslations } from '~/i18n'
import { HINT_BELOW } from '~/ui/hintBelow'
import { NativeSelect } from '~/ui/NativeSelect'

type Props = {
  trip: ClaimableTrip
  operators: Operator[]
  busy: boolean
  onName: (operator: string) => void
}

/** Who ran a trip, asked where the file does not tell and open to correction elsewhere; only those that ran there that day, with the brand of that day. */
export function OperatorField({ trip, operators, busy, onName }: Props) {
  const t = useTranslations('claims.create.operator')
  const here = operators.filter(({ isHere }) => isHere)
  // Where it is known who ran there that day, nobody else did.
  const offered = withCurrent(trip, here.length > 0 ? here : operators)

  return (
    <NativeSelect
      size="md"
      label={t('label')}
      description={t('hint')}
      inputWrapperOrder={HINT_BELOW}
      value={trip.operator ?? ''}
      disabled={busy}
      rightSection={busy && <Loader size="xs" />}
      onChange={(event) => onName(event.currentTarget.value)}
    >
      <option value="" disabled>
        {t('placeholder')}
      </option>
      {offered.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </NativeSelect>
  )
}

/** What the file names stays to be seen, also where we know of nobody who ran there. */
function withCurrent({ operator, operatorName }: ClaimableTrip, offered: Operator[]): Operator[] {
  if (operator === null || offered.some(({ value }) => value === operator)) return offered
  return [{ value: operator, label: operatorName ?? operator, isHere: true }, ...offered]
}

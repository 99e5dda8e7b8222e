import { Loader } from '@mantine/core'
import type { ClaimableTrip } from '~/components/traveller/tripSelection'
import { useTranslations } from '~/i18n'
import { HINT_BELOW } from '~/ui/hintBelow'
import { NativeSelect } from '~/ui/NativeSelect'

/** The slug and the name. */
export type Operator = { value: string; label: string }

type Props = {
  trip: ClaimableTrip
  operators: Operator[]
  busy: boolean
  onName: (operator: string) => void
}

/** Who ran a trip, asked where the file does not tell and open to correction elsewhere; those that run there stand first. */
export function OperatorField({ trip, operators, busy, onName }: Props) {
  const t = useTranslations('claims.create.operator')
  const likely = operators.filter(({ value }) => trip.operatorChoices.includes(value))
  const others = operators.filter((operator) => !likely.includes(operator))

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
      {likely.length > 0 && <Options label={t('likely')} operators={likely} />}
      {likely.length > 0 ? (
        <Options label={t('others')} operators={others} />
      ) : (
        others.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))
      )}
    </NativeSelect>
  )
}

function Options({ label, operators }: { label: string; operators: Operator[] }) {
  return (
    <optgroup label={label}>
      {operators.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </optgroup>
  )
}

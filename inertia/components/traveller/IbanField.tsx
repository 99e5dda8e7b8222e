import { useState } from 'react'
import { ibanProblem, plainIban } from '#app/users/iban'
import { useTranslations } from '~/i18n'
import { GroupedInput } from '~/ui/GroupedInput'
import { CODE_IN_FOURS } from '~/ui/grouping'
import { HINT_BELOW } from '~/ui/hint_below'
import { bankOf } from './bank_names'

type Props = {
  label: string
  hint: string
  /** As typed, in groups of four. */
  value: string
  onChange: (typed: string) => void
  /** What the server refused. */
  error?: string
}

/** An account number, in groups as on the bank card and checked once one leaves it. */
export function IbanField({ label, hint, value, onChange, error }: Props) {
  const t = useTranslations('common.iban')
  const refusals = useTranslations('refusals')
  const [left, setLeft] = useState(false)
  const problem = ibanProblem(value)
  const bank = problem ? null : bankOf(plainIban(value))
  const wrong = left && value !== '' && problem ? refusals(problem) : error
  const about = bank ? t('bank', { bank }) : hint

  return (
    <GroupedInput
      label={label}
      description={wrong ? undefined : about}
      inputWrapperOrder={HINT_BELOW}
      grouping={CODE_IN_FOURS}
      autoCapitalize="characters"
      value={value}
      error={wrong}
      onBlur={() => setLeft(true)}
      onChange={(typed) => {
        setLeft(false)
        onChange(typed)
      }}
    />
  )
}

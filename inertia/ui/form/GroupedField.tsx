import type { ReactNode } from 'react'
import { GroupedInput } from '../GroupedInput'
import type { Grouping } from '../grouping'
import { HINT_BELOW } from '../hintBelow'
import { type FieldProps, useField } from './useField'

type Props = FieldProps & {
  label: string
  hint?: ReactNode
  grouping: Grouping
  className?: string
  inputMode?: 'text' | 'numeric'
  autoCapitalize?: 'characters'
  onFocus?: () => void
}

/** A long number, in groups as on the card it stands on. */
export function GroupedField({ name, required, check, label, hint, ...input }: Props) {
  const field = useField<string>({ name, required, check, empty: '' })

  return (
    <GroupedInput
      {...input}
      name={name}
      label={label}
      description={hint}
      inputWrapperOrder={HINT_BELOW}
      size={field.size}
      required={required}
      withAsterisk={false}
      value={field.value}
      error={field.error}
      onChange={field.change}
      onBlur={field.leave}
    />
  )
}

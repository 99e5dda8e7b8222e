import type { NativeSelectProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { HINT_BELOW } from '../hintBelow'
import { NativeSelect } from '../NativeSelect'
import { type FieldProps, useField } from './useField'

type Props = FieldProps & {
  label: string
  hint?: ReactNode
  /** Where there is no first one yet, the first option has the empty value. */
  options: NonNullable<NativeSelectProps['data']>
  autoComplete?: string
}

/** One of many. */
export function SelectField({ name, required, check, label, hint, options, autoComplete }: Props) {
  const field = useField<string>({ name, required, check, empty: '', missing: 'choose' })

  return (
    <NativeSelect
      name={name}
      label={label}
      description={hint}
      inputWrapperOrder={HINT_BELOW}
      size={field.size}
      autoComplete={autoComplete}
      data={options}
      required={required}
      withAsterisk={false}
      value={field.value}
      error={field.error}
      onChange={(event) => field.change(event.currentTarget.value)}
      onBlur={field.leave}
    />
  )
}

import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './CheckboxField.module.css'
import { type FieldProps, useField } from './useField'

type Props = FieldProps<boolean> & { label: ReactNode }

/** Yes or no, or, where it is required, yes. */
export function CheckboxField({ name, required, check, label }: Props) {
  const field = useField<boolean>({ name, required, check, empty: false, missing: 'tick' })

  return (
    <Checkbox
      classNames={{ error: classes.error }}
      name={name}
      label={label}
      size={field.size === 'sm' ? 'xs' : 'sm'}
      required={required}
      checked={field.value}
      error={field.error}
      aria-invalid={field.error ? true : undefined}
      onChange={(event) => field.change(event.currentTarget.checked)}
    />
  )
}

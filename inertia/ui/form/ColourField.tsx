import { TextInput } from '@mantine/core'
import { WHITE } from '~/layouts/brand'
import { HINT_BELOW } from '../hintBelow'
import classes from './ColourField.module.css'
import { type FieldProps, useField } from './useField'

type Props = FieldProps & { label: string; hint?: string; pick: string }

const COLOUR = /^#[0-9a-f]{6}$/i

/** A colour as #rrggbb, typed or picked; `pick` names the button that opens the picker of the browser. */
export function ColourField({ name, required, check, label, hint, pick }: Props) {
  const field = useField<string>({ name, required, check, empty: '', send: (typed) => typed.trim().toLowerCase() })
  const shown = COLOUR.test(field.value.trim()) ? field.value.trim() : WHITE

  return (
    <TextInput
      name={name}
      label={label}
      description={hint}
      inputWrapperOrder={HINT_BELOW}
      size={field.size}
      required={required}
      withAsterisk={false}
      maxLength={7}
      spellCheck={false}
      value={field.value}
      error={field.error}
      leftSection={
        <input
          type="color"
          aria-label={pick}
          className={classes.picker}
          value={shown}
          onChange={(event) => field.change(event.currentTarget.value)}
        />
      }
      leftSectionWidth={52}
      onChange={(event) => field.change(event.currentTarget.value)}
      onBlur={field.leave}
    />
  )
}

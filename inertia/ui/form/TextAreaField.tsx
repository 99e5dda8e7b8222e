import { Textarea, type TextareaProps } from '@mantine/core'
import { HINT_BELOW } from '../hintBelow'
import { type FieldProps, useField } from './useField'

type Props = FieldProps &
  Pick<
    TextareaProps,
    'autoComplete' | 'autoFocus' | 'className' | 'maxLength' | 'placeholder' | 'resize' | 'rows' | 'spellCheck'
  > & { label: string; hint?: string }

/** Several lines of text. */
export function TextAreaField({ name, required, check, label, hint, ...input }: Props) {
  const field = useField<string>({ name, required, check, empty: '' })

  return (
    <Textarea
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
      onChange={(event) => field.change(event.currentTarget.value)}
      onBlur={field.leave}
    />
  )
}

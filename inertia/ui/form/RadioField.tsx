import { type Option, RadioCards } from '../ChoiceCards'
import { useFormState } from './context'
import { type FieldProps, useField } from './useField'

type Props<Value extends string> = FieldProps & {
  label: string
  hint?: string
  options: Option<Value>[]
  className?: string
}

/** One of a few; none is chosen beforehand unless the form was opened with it. */
export function RadioField<Value extends string>(props: Props<Value>) {
  const { name, required, check, ...cards } = props
  const form = useFormState()
  const field = useField<string>({ name, required, check, empty: '', missing: 'choose' })

  return (
    <RadioCards<string>
      {...cards}
      required={required}
      value={field.value}
      error={field.error}
      size={field.size}
      // Another choice is another question.
      onChange={(value) => form.change(name, value, { others: true })}
    />
  )
}

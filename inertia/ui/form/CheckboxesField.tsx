import { CheckCards, type Option } from '../ChoiceCards'
import { type FieldProps, useField } from './useField'

type Props = FieldProps<string[]> & {
  label: string
  hint?: string
  options: Option<string>[]
  className?: string
}

const NONE: string[] = []

/** Some of a few. */
export function CheckboxesField({ name, required, check, ...cards }: Props) {
  // What a draft has of before, and is offered no more, goes.
  const offered = (chosen: string[]) =>
    cards.options.map(({ value }) => value).filter((value) => chosen.includes(value))
  const field = useField({ name, required, check, empty: NONE, missing: 'choose', send: offered })

  return (
    <CheckCards {...cards} value={offered(field.value)} error={field.error} size={field.size} onChange={field.change} />
  )
}

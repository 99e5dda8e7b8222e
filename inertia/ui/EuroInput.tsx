import { TextInput, type TextInputProps } from '@mantine/core'
import { parseEuros, parseSignedEuros, useWriteEuros } from './euros'
import classes from './field.module.css'

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'type'> & {
  /** What stands there. */
  value: string
  onChange: (typed: string) => void
  onBlur?: () => void
  /** Whether a + or − says which way it goes. */
  signed?: boolean
}

/** An amount in euros, typed or pasted in any of the usual ways and written in the language of the page. */
export function EuroInput({ value, onChange, onBlur, signed = false, ...input }: Props) {
  const parse = signed ? parseSignedEuros : parseEuros
  const write = useWriteEuros({ signed })

  return (
    <TextInput
      classNames={{ input: classes.input }}
      leftSection={<span aria-hidden>€</span>}
      // The keys for decimals of a phone have no sign among them.
      inputMode={signed ? 'text' : 'decimal'}
      autoComplete="off"
      {...input}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => {
        const cents = parse(value)
        if (cents !== null && write(cents) !== value) onChange(write(cents))
        onBlur?.()
      }}
    />
  )
}

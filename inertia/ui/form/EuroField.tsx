import { TextInput } from '@mantine/core'
import { useTranslations } from '~/i18n'
import { parseEuros, useWriteEuros } from '../euros'
import { HINT_BELOW } from '../hintBelow'
import { useFormState } from './context'
import { type FieldProps, useField } from './useField'

type Props = Omit<FieldProps, 'check'> & {
  label: string
  hint?: string
  className?: string
  /** What is wrong with an amount, in words. */
  check?: (cents: number) => string | null | undefined
}

/** An amount in euros, typed with a comma or a point; the server gets whole cents. */
export function EuroField({ name, required, check, label, hint, className }: Props) {
  const writeEuros = useWriteEuros()
  const t = useTranslations('common.form')
  const field = useField<string>({
    name,
    empty: '',
    from: (cents) => (typeof cents === 'number' ? writeEuros(cents) : ''),
    send: parseEuros,
    check: (typed) => {
      if (typed.trim() === '' && !required) return null
      const cents = parseEuros(typed)
      return cents === null ? t('euros') : check?.(cents)
    },
  })

  return (
    <TextInput
      className={className}
      name={name}
      label={label}
      description={hint}
      inputWrapperOrder={HINT_BELOW}
      size={field.size}
      leftSection={<span aria-hidden>€</span>}
      inputMode="decimal"
      autoComplete="off"
      required={required}
      withAsterisk={false}
      value={field.value}
      error={field.error}
      onChange={(event) => field.change(event.currentTarget.value)}
      onBlur={() => {
        const cents = parseEuros(field.value)
        if (cents !== null && writeEuros(cents) !== field.value) field.change(writeEuros(cents))
        field.leave()
      }}
    />
  )
}

/** The whole cents that stand in such a field now; null while that is no amount. */
export function useCents(name: string) {
  const { values, initial } = useFormState()
  const typed = values[name]
  if (typeof typed === 'string') return parseEuros(typed)
  const first = initial[name]
  return typeof first === 'number' ? first : null
}

import { useTranslations } from '~/i18n'
import { parseEuros, parseSignedEuros, readAsThousands, useWriteEuros } from '../euros'
import { EuroInput } from '../EuroInput'
import { HINT_BELOW } from '../hintBelow'
import { useFormState } from './context'
import { type FieldProps, useField } from './useField'

type Props = Omit<FieldProps, 'check'> & {
  label: string
  hint?: string
  className?: string
  /** Whether a + or − says which way it goes. */
  signed?: boolean
  /** What is wrong with an amount, in words. */
  check?: (cents: number) => string | null | undefined
}

/** An amount in euros, typed with a comma or a point; the server gets whole cents. */
export function EuroField({ name, required, check, label, hint, className, signed }: Props) {
  const parse = signed ? parseSignedEuros : parseEuros
  const write = useWriteEuros({ signed })
  const t = useTranslations('common.form')
  const field = useField<string>({
    name,
    empty: '',
    from: (cents) => (typeof cents === 'number' ? write(cents) : ''),
    send: parse,
    check: (typed) => {
      if (typed.trim() === '' && !required) return null
      const cents = parse(typed)
      return cents === null ? problemOf(typed) : check?.(cents)
    },
  })

  return (
    <EuroInput
      className={className}
      name={name}
      label={label}
      description={hint}
      inputWrapperOrder={HINT_BELOW}
      size={field.size}
      required={required}
      withAsterisk={false}
      signed={signed}
      value={field.value}
      error={field.error}
      onChange={field.change}
      onBlur={field.leave}
    />
  )

  function problemOf(typed: string) {
    const larger = parse(readAsThousands(typed) ?? '')
    if (larger !== null) return t('eurosTwice', { example: write(larger) })
    return t(signed ? 'signedEuros' : 'euros')
  }
}

/** The whole cents that stand in such a field now; null while that is no amount. */
export function useCents(name: string, { signed = false } = {}) {
  const { values, initial } = useFormState()
  const typed = values[name]
  if (typeof typed === 'string') return (signed ? parseSignedEuros : parseEuros)(typed)
  const first = initial[name]
  return typeof first === 'number' ? first : null
}

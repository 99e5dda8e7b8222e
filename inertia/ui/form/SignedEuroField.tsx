import { TextInput } from '@mantine/core'
import { useTranslations } from '~/i18n'
import { parseEuros } from '../euros'
import { HINT_BELOW } from '../hintBelow'
import { type FieldProps, useField, useTyped } from './useField'

type Props = Omit<FieldProps, 'check'> & { label: string; hint: string }

/** An amount in euros that says with its sign which way it goes; the server gets whole cents. */
export function SignedEuroField({ name, required, label, hint }: Props) {
  const t = useTranslations('common.form')
  const field = useField<string>({
    name,
    required,
    empty: '',
    send: parseSigned,
    check: (typed) => {
      if (typed.trim() === '') return null
      return parseSigned(typed) === null ? t('signedEuros') : null
    },
  })

  return (
    <TextInput
      name={name}
      label={label}
      description={hint}
      inputWrapperOrder={HINT_BELOW}
      size={field.size}
      leftSection={<span aria-hidden>€</span>}
      autoComplete="off"
      required={required}
      withAsterisk={false}
      value={field.value}
      error={field.error}
      onChange={(event) => field.change(event.currentTarget.value)}
      onBlur={() => field.leave()}
    />
  )
}

const SIGN = /^\s*([+\-\u2212])/

/** The whole cents that stand in such a field now; null while that is no amount. */
export const useSignedCents = (name: string) => parseSigned(useTyped(name))

/** Null without a sign, and for what is no amount. */
function parseSigned(typed: string) {
  const [, sign] = SIGN.exec(typed) ?? []
  const cents = parseEuros(typed.replace(SIGN, ''))
  if (!sign || cents === null) return null
  return sign === '+' ? cents : -cents
}

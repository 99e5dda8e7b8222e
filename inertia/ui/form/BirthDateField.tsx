import { TextInput } from '@mantine/core'
import { useId } from 'react'
import { useTranslations } from '~/i18n'
import classes from './BirthDateField.module.css'
import { birthDateProblem, type DateParts, isoOf, partsOf } from './birthDate'
import { type FieldProps, useField } from './useField'

type Props = Omit<FieldProps, 'check'> & { label: string; hint?: string }

const PARTS = [
  { name: 'day', autoComplete: 'bday-day', maxLength: 2 },
  { name: 'month', autoComplete: 'bday-month', maxLength: 2 },
  { name: 'year', autoComplete: 'bday-year', maxLength: 4 },
] as const

const NONE: string[] = ['', '', '']

/** A date that people know by heart: three fields to type in, as a picker would have them leaf through decades. */
export function BirthDateField({ name, required, label, hint }: Props) {
  const t = useTranslations('common.form')
  const id = useId()
  const field = useField<string[]>({
    name,
    required,
    empty: NONE,
    from: partsOf,
    send: (parts) => isoOf(threeOf(parts)),
    check: (parts) => {
      if (parts.every((part) => part.trim() === '')) return null
      const problem = birthDateProblem(threeOf(parts))
      return problem && t(`birth.${problem.key}`)
    },
  })
  const parts = threeOf(field.value)
  // What only the server knows to be wrong is wrong with the whole date.
  const wrong = birthDateProblem(parts)?.wrong ?? [true, true, true]

  return (
    <fieldset
      className={classes.date}
      aria-describedby={[field.error && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ')}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) field.leave()
      }}
    >
      <legend>{label}</legend>
      <div className={classes.parts}>
        {PARTS.map((part, index) => (
          <TextInput
            key={part.name}
            className={classes[part.name]}
            label={t(part.name)}
            size={field.size}
            inputMode="numeric"
            autoComplete={part.autoComplete}
            // Room for a letter too many, which is then named as what is wrong.
            maxLength={part.maxLength + 8}
            required={required}
            withAsterisk={false}
            value={parts[index]}
            error={Boolean(field.error) && wrong[index]}
            aria-describedby={field.error ? `${id}-error` : undefined}
            onChange={({ currentTarget: { value } }) =>
              field.change(parts.map((one, at) => (at === index ? value : one)))
            }
          />
        ))}
      </div>
      {field.error && (
        <p id={`${id}-error`} className={classes.error}>
          {field.error}
        </p>
      )}
      <p id={`${id}-hint`} className={classes.hint}>
        {t('birthExample')} {hint}
      </p>
    </fieldset>
  )
}

const threeOf = ([day = '', month = '', year = '']: string[]): DateParts => [day, month, year]

import type { FormDataConvertible } from '@inertiajs/core'
import { useLayoutEffect, useRef } from 'react'
import { useTranslations } from '~/i18n'
import { type Entry, useFormState } from './context'
import { type FieldValue, fits, isEmpty } from './values'

/** What every field takes. */
export type FieldProps<Value extends FieldValue = string> = {
  /** As the validator of the route calls it. */
  name: string
  required?: boolean
  /** What is wrong with what stands there, in words. Asked when the field is left and before anything is sent. */
  check?: (value: Value) => string | null | undefined
}

type Kind<Value extends FieldValue> = FieldProps<Value> & {
  empty: Value
  /** How one is asked for what is required. */
  missing?: 'required' | 'choose' | 'tick'
  /** How what the form was opened with is written in the field. */
  from?: (initial: unknown) => Value
  /** What the server gets, if not what stands there. */
  send?: (value: Value) => FormDataConvertible
}

/** A field of the form around it: what stands there, what is wrong with it, and how to change it. */
export function useField<Value extends FieldValue>(kind: Kind<Value>) {
  const { name, required, check, empty, missing = 'required', from, send } = kind
  const t = useTranslations('common.form')
  const form = useFormState()
  const { enter } = form
  const first = from ? from(form.initial[name]) : form.initial[name]
  const valueIn = (value: unknown) => (fits(value, empty) ? value : fits(first, empty) ? first : empty)

  const problemIn = (value: Value) => check?.(value) ?? (required && isEmpty(value) ? t(missing) : null)

  const entry = useRef<Entry>(null)
  useLayoutEffect(() => {
    entry.current = {
      problemOf: (value) => problemIn(valueIn(value)),
      isEmpty: (value) => isEmpty(valueIn(value)),
      wireOf: (value) => (send ? send(valueIn(value)) : valueIn(value)),
    }
  })
  useLayoutEffect(
    () =>
      enter(name, {
        problemOf: (value) => entry.current!.problemOf(value),
        isEmpty: (value) => entry.current!.isEmpty(value),
        wireOf: (value) => entry.current!.wireOf(value),
      }),
    [enter, name]
  )

  const value = valueIn(form.values[name])
  const own = form.left.has(name) ? problemIn(value) : null
  return {
    value,
    error: own ?? form.errors[name],
    size: form.size,
    change: (next: Value) => form.change(name, next),
    /** Says what is wrong, unless nothing was typed. */
    leave: () => {
      if (!isEmpty(value)) form.leave(name)
    },
  }
}

/** What stands in a text field elsewhere in the form. */
export function useTyped(name: string) {
  const { values, initial } = useFormState()
  const value = values[name] ?? initial[name]
  return typeof value === 'string' ? value : ''
}

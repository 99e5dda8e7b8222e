import type { FormDataConvertible } from '@inertiajs/core'
import { type RefObject, createContext, use } from 'react'
import type { AnyTarget, RouteName } from './target'
import type { FieldValue, Values } from './values'

/** How a field takes part in its form. */
export type Entry = {
  /** What is wrong with what stands there, in words; null when nothing is. */
  problemOf: (value: unknown) => string | null
  isEmpty: (value: unknown) => boolean
  /** What the server gets of it. */
  wireOf: (value: unknown) => FormDataConvertible
}

export type FormParts = {
  props: AnyTarget & { data?: Record<string, FormDataConvertible> }
  entries: RefObject<Map<string, Entry>>
  latest: RefObject<Values>
  form: { setError: (name: string, error: string) => void; clearErrors: (name: string) => void }
}

export type FormState = {
  values: Values
  /** What the form was opened with. */
  initial: Record<string, unknown>
  errors: Record<string, string>
  left: ReadonlySet<string>
  /** Errors that no field shows. */
  others: string[]
  processing: boolean
  recentlySuccessful: boolean
  percentage: number | undefined
  size: 'sm' | 'md'
  enter: (name: string, entry: Entry) => () => void
  /** `others`: what the server said about other fields no longer holds either. */
  change: (name: string, value: FieldValue, about?: { others: boolean }) => void
  leave: (name: string) => void
  /** For what asks the server about a form before it is sent. */
  parts: FormParts
  submit: (other?: { route?: RouteName; mayBeEmpty?: boolean }) => void
}

/** What the server gets of the fields. */
export const sentOf = (fields: Iterable<[string, Entry]>, values: Values) =>
  Object.fromEntries([...fields].map(([name, field]) => [name, field.wireOf(values[name])]))

export const FormContext = createContext<FormState | null>(null)

export function useFormState() {
  const form = use(FormContext)
  if (!form) throw new Error('This belongs inside a <Form>')
  return form
}

import type { FormDataConvertible, Method } from '@inertiajs/core'
import { createContext, use } from 'react'
import type { RouteName } from './target'
import type { FieldValue, Values } from './values'

/** How a field takes part in its form. */
export type Entry = {
  /** What is wrong with what stands there, in words; null when nothing is. */
  problemOf: (value: unknown) => string | null
  isEmpty: (value: unknown) => boolean
  /** What the server gets of it. */
  wireOf: (value: unknown) => FormDataConvertible
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
  /** What would be sent, to ask about a field; null while that is untouched, or known to be wrong. */
  requestAbout: (
    name: string
  ) => { url: string; method: Method; body: Record<string, FormDataConvertible> } | null
  /** What the server says of a field; null when that is right. */
  setError: (name: string, error: string | null) => void
  submit: (other?: { route?: RouteName; mayBeEmpty?: boolean }) => void
}

export const FormContext = createContext<FormState | null>(null)

export function useFormState() {
  const form = use(FormContext)
  if (!form) throw new Error('This belongs inside a <Form>')
  return form
}

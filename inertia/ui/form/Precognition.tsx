import { useEffect, useEffectEvent, useRef } from 'react'
import { http } from '~/http'
import { type FormParts, sentOf, useFormState } from './context'
import { addressOf } from './target'

/** Of a field, and of the items of its list. */
type Errors = Record<string, string[]>

/**
 * Has the form around it ask the server about each field that is left, for what only the validator of its route knows. Nothing is
 * sent for good. Not for a form with a file.
 */
export function Precognition() {
  const { left, parts } = useFormState()
  const asked = useRef(new Map<string, AbortController>())

  const ask = useEffectEvent(async (name: string) => {
    const { signal } = asked.current.set(name, new AbortController()).get(name)!
    const request = requestAbout(name, parts)
    if (!request) return
    const error = await errorOf(name, request, signal)
    if (signal.aborted || error === undefined) return
    if (error) parts.form.setError(name, error)
    else parts.form.clearErrors(name)
  })

  useEffect(() => {
    // Changed since, or sent: an answer about what stood there says nothing any more.
    for (const [name, question] of asked.current) {
      if (left.has(name)) continue
      question.abort()
      asked.current.delete(name)
    }
    for (const name of left) if (!asked.current.has(name)) void ask(name)
  }, [left])

  return null
}

type Request = NonNullable<ReturnType<typeof requestAbout>>

/** What would be sent; null while the field is untouched, or known to be wrong. */
function requestAbout(name: string, { props, entries, latest }: FormParts) {
  const values = latest.current
  const isWrong = entries.current.get(name)?.problemOf(values[name]) !== null
  if (values[name] === undefined || isWrong) return null
  return { ...addressOf(props), body: { ...props.data, ...sentOf(entries.current, values) } }
}

/** Undefined without an answer, such as when the connection is gone: sending the form shows that. */
async function errorOf(name: string, { url, method, body }: Request, signal: AbortSignal) {
  const headers = { Precognition: 'true', 'Precognition-Validate-Only': `${name},${name}.*` }
  try {
    const axios = await http()
    await axios.request({ url, method, data: body, headers, signal })
    return null
  } catch (refusal) {
    const { response } = refusal as { response?: { status: number; data: { errors?: Errors } } }
    if (response?.status !== 422) return undefined
    return Object.values(response.data.errors ?? {})[0]?.[0]
  }
}

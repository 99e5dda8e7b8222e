import { useEffect, useEffectEvent, useRef } from 'react'
import { http } from '~/http'
import { useFormState } from './context'

/** Of a field, and of the items of its list. */
type Errors = Record<string, string[]>

/**
 * Has the form around it ask the server about each field that is left, for what only the validator of its route knows. Nothing is
 * sent for good. Not for a form with a file.
 */
export function Precognition() {
  const { left, requestAbout, setError } = useFormState()
  const asked = useRef(new Map<string, AbortController>())

  const ask = useEffectEvent(async (name: string) => {
    const { signal } = asked.current.set(name, new AbortController()).get(name)!
    const request = requestAbout(name)
    if (!request) return
    const error = await errorOf(name, request, signal)
    if (!signal.aborted && error !== undefined) setError(name, error)
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

type Request = NonNullable<ReturnType<ReturnType<typeof useFormState>['requestAbout']>>

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

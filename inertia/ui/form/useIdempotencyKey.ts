import { useRef } from 'react'

/**
 * The key of a press, by which the server knows it when it comes twice. A new one after each answer; the same when none came, for
 * then nobody knows whether it was done. `of`: what is asked; something else is another press, also before the first is answered.
 */
export function useIdempotencyKey() {
  const key = useRef<string | null>(null)
  const asked = useRef('')

  const headers = (of = '') => {
    if (of !== asked.current) key.current = null
    asked.current = of
    return { 'Idempotency-Key': (key.current ??= crypto.randomUUID()) }
  }
  return { headers, answered: () => void (key.current = null) }
}

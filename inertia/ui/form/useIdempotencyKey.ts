import { useRef } from 'react'

/**
 * The key of a press, by which the server knows it when it comes twice. A new one after each answer; the same when none came, for
 * then nobody knows whether it was done.
 */
export function useIdempotencyKey() {
  const key = useRef<string | null>(null)
  return {
    headers: () => ({ 'Idempotency-Key': (key.current ??= crypto.randomUUID()) }),
    answered: () => void (key.current = null),
  }
}

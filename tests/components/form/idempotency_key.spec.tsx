import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useIdempotencyKey } from '~/ui/form/useIdempotencyKey'

const keyOf = (headers: Record<string, string>) => headers['Idempotency-Key']

test('a press has the same key until it is answered', () => {
  const { result } = renderHook(useIdempotencyKey)
  const first = keyOf(result.current.headers('post /matches 1'))
  expect(keyOf(result.current.headers('post /matches 1'))).toBe(first)
  result.current.answered()
  expect(keyOf(result.current.headers('post /matches 1'))).not.toBe(first)
})

test('asking for something else before the answer is another press', () => {
  const { result } = renderHook(useIdempotencyKey)
  const first = keyOf(result.current.headers('post /matches 1'))
  expect(keyOf(result.current.headers('post /matches 2'))).not.toBe(first)
})

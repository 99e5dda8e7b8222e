import { describe, expect, test } from 'vitest'
import { isSameOriginPath } from '#app/web/http/auth/intended_url'

describe('where someone goes after signing in', () => {
  test.each(['/balance', '/batches?page=2', '/t/waterland/profile', '/profile/security#two-factor'])(
    'may be %s',
    (url) => expect(isSameOriginPath(url)).toBe(true)
  )
  test.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'evil.example',
    '',
    null,
    42,
    ['/balance'],
  ])('is never %j', (url) => expect(isSameOriginPath(url)).toBe(false))
})

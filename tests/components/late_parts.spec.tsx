import { expect, test } from 'vitest'
import { keepLateParts } from '~/lateParts'

const page = (props: object, more: object = {}) => ({
  component: 'Admin/PayoutRuns/Index',
  url: '/admin/payout-runs',
  deferredProps: { requested: ['requested'] },
  props: { errors: {}, ...props } as Record<string, unknown>,
  ...more,
})

function update(to: ReturnType<typeof page>) {
  document.dispatchEvent(new CustomEvent('inertia:beforeUpdate', { detail: { page: to } }))
  return to.props.requested
}

test('a late part stays while a form in it is refused, and comes anew in any other case', () => {
  keepLateParts()
  const errors = { reason: 'At least 5 characters' }
  update(page({ requested: ['PAY-1'] }))
  expect(update(page({ errors }))).toEqual(['PAY-1'])
  expect(update(page({ errors }))).toEqual(['PAY-1'])
  expect(update(page({ errors, requested: ['PAY-2'] }))).toEqual(['PAY-2'])
  expect(update(page({ errors }, { url: '/admin/payout-runs?view=all' }))).toBeUndefined()
  update(page({ requested: ['PAY-1'] }))
  expect(update(page({}))).toBeUndefined()
})

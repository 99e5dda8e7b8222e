import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test } from 'vitest'
import { ReasonButton } from '~/components/staff/ReasonButton'
import { interceptVisits, showStaff } from './show_staff'

const url = '/admin/users/01a1fe99-0000-7000-8000-000000000000/block'

// jsdom knows the element and not its ways.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

function open(method: 'post' | 'delete' = 'post') {
  const sent = interceptVisits()
  showStaff(
    <ReasonButton
      title="Block Sanne?"
      consequence="Signs her out."
      hint="Kept in the log."
      method={method}
      action={url}
    >
      Block account
    </ReasonButton>
  )
  return sent
}

const press = (name: string, index = 0) =>
  userEvent.click(screen.getAllByRole('button', { name })[index])

describe('a button that asks for the reason', () => {
  test.each(['post', 'delete'] as const)('sends it along: %s', async (method) => {
    const sent = open(method)
    await press('Block account')
    expect(screen.getByRole('dialog', { name: 'Block Sanne?' })).toBeTruthy()
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Lost her card')
    await press('Block account', 1)

    expect(sent).toEqual([{ url, method, data: { reason: 'Lost her card' } }])
  })

  test('sends nothing when one goes back', async () => {
    const sent = open()
    await press('Block account')
    await press('Go back')

    expect(sent).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

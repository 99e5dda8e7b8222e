import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test } from 'vitest'
import { ReasonButton } from '~/components/staff/ReasonButton'
import { interceptVisits, showStaff } from './show_staff'

const USER = '01a1fe99-0000-7000-8000-000000000000'
const DEEDS = [
  ['admin.users.block.store', 'post', `/admin/users/${USER}/block?list[view]=staff`],
  ['admin.users.two_factor.destroy', 'delete', `/admin/users/${USER}/two-factor?list[view]=staff`],
] as const

// jsdom knows the element and not its ways.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

function open(route: (typeof DEEDS)[number][0] = 'admin.users.block.store') {
  const sent = interceptVisits()
  showStaff(
    <ReasonButton
      title="Block Sanne?"
      consequence="Signs her out."
      hint="Kept in the log."
      route={route}
      userId={USER}
      filter={{ view: 'staff' }}
    >
      Block account
    </ReasonButton>
  )
  return sent
}

const press = (name: string, index = 0) => userEvent.click(screen.getAllByRole('button', { name })[index])

describe('a button that asks for the reason', () => {
  test.each(DEEDS)('sends it along: %s', async (route, method, url) => {
    const sent = open(route)
    await press('Block account')
    expect(screen.getByRole('dialog', { name: 'Block Sanne?' })).toBeTruthy()
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Lost her card')
    await press('Block account', 1)

    expect(sent).toEqual([{ url, method, data: { reason: 'Lost her card' } }])
  })

  test('sends nothing without one, and asks for it', async () => {
    const sent = open()
    await press('Block account')
    await press('Block account', 1)

    expect(sent).toEqual([])
    expect(screen.getByText('Fill in this field.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason' }))
  })

  test('sends nothing when one goes back', async () => {
    const sent = open()
    await press('Block account')
    await press('Go back')

    expect(sent).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

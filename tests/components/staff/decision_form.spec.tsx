import { router } from '@inertiajs/react'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { DecisionForm } from '~/components/staff/DecisionForm'
import { interceptVisits, showStaff } from './show_staff'

const url = '/admin/claims/CLM-7F3K-92QD/decisions?list[view]=review'

/** What is sent of fields that nobody touched. */
const AS_IT_IS = { answeredOn: '', next: false, note: '' }

// The history of this browser would bring back what the test before has typed.
beforeEach(() => router.remember(undefined, 'decision:CLM-7F3K-92QD'))

function open() {
  const sent = interceptVisits()
  showStaff(
    <DecisionForm
      reference="CLM-7F3K-92QD"
      filter={{ view: 'review' }}
      operator="NS"
      grossCents={1510}
      answerableFrom="2026-11-01"
      hasNext={false}
    />
  )
  return sent
}

const choose = (name: string | RegExp) => userEvent.click(screen.getByRole('radio', { name }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('recording the answer of an operator', () => {
  test('approves at gross, and names the amount', async () => {
    const sent = open()
    await choose(/^Approve/)
    await press('Approve €15.10')

    expect(sent).toEqual([{ url, method: 'post', data: { ...AS_IT_IS, outcome: 'approved' } }])
  })

  test('chooses nothing beforehand, and asks for it', async () => {
    const sent = open()
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
    await press('Decide')

    expect(sent).toEqual([])
    expect(screen.getByRole('group', { name: 'Outcome' }).textContent).toContain('Choose one of the options.')
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0])
  })

  test('partly approves with the amount in cents', async () => {
    const sent = open()
    await choose('Partly approve')
    await userEvent.type(screen.getByRole('textbox', { name: 'Approved amount' }), '8,50')
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'By phone')
    await press('Partly approve €8.50')

    expect(sent[0].data).toEqual({
      ...AS_IT_IS,
      outcome: 'partly_approved',
      approvedCents: 850,
      note: 'By phone',
    })
  })

  test('rejects with a reason from the list', async () => {
    const sent = open()
    await choose('Reject')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Cap reached')
    await press('Reject')

    expect(sent[0].data).toEqual({ ...AS_IT_IS, outcome: 'rejected', reason: 'cap_reached', statedReason: '' })
  })

  test('leaves out what belongs to another outcome', async () => {
    const sent = open()
    await choose('Partly approve')
    await userEvent.type(screen.getByRole('textbox', { name: 'Approved amount' }), '8,50')
    await choose(/^Approve/)
    await press('Approve €15.10')

    expect(sent[0].data).toEqual({ ...AS_IT_IS, outcome: 'approved' })
  })
})

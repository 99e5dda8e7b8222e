import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { today } from '~/i18n/today'
import { RefundForm } from '~/components/staff/RefundForm'
import { interceptVisits, showStaff } from './show_staff'

const url = '/admin/claims/CLM-7F3K-92QD/refunds'

function open() {
  const sent = interceptVisits()
  showStaff(<RefundForm reference="CLM-7F3K-92QD" filter={{}} outstandingCents={1510} />)
  return { sent, amount: screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }) }
}

describe('recording a refund', () => {
  test('starts from what is outstanding and from today', async () => {
    const { sent, amount } = open()
    expect(amount.value).toBe('15.10')
    await userEvent.type(screen.getByRole('textbox', { name: 'Statement reference' }), '2026-118')
    await userEvent.click(screen.getByRole('button', { name: 'Record €15.10' }))

    const data = { amountCents: 1510, receivedOn: today(), statementReference: '2026-118' }
    expect(sent).toEqual([{ url, method: 'post', data }])
  })

  test('says what happens to money above or below it', async () => {
    const { amount } = open()
    await userEvent.clear(amount)
    await userEvent.type(amount, '20')
    expect(screen.getByText('€4.90 more than outstanding. That part goes to suspense.')).toBeTruthy()

    await userEvent.clear(amount)
    await userEvent.type(amount, '10')
    expect(screen.getByText('€5.10 stays outstanding.')).toBeTruthy()
  })
})

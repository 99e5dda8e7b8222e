import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { AmountField } from '~/components/traveller/AmountField'
import { checkAmount } from '~/components/traveller/checkAmount'
import { showTraveller } from './show_traveller'

const limits = { minimumCents: 500, balanceCents: 1950 }

describe('an amount to pay out', () => {
  test.each(['5', '5,00', '12.50', '19,50', '€ 19,50'])('may be %s', (typed) =>
    expect(checkAmount(typed, limits)).toBeNull()
  )

  test.each([
    ['', 'amountInvalid'],
    ['all of it', 'amountInvalid'],
    ['4,99', 'amountTooLow'],
    ['0', 'amountTooLow'],
    ['19,51', 'amountTooHigh'],
  ])('may not be “%s”', (typed, problem) => expect(checkAmount(typed, limits)).toBe(problem))
})

describe('the field for it', () => {
  function Field() {
    const [typed, setTyped] = useState('')
    return <AmountField value={typed} onChange={setTyped} {...limits} />
  }

  test('fills in everything there is, written so that it can be read back', async () => {
    showTraveller(<Field />)
    await userEvent.click(screen.getByRole('button', { name: 'Pay out everything: €19.50' }))
    const { value } = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
    expect(value).toBe('19,50')
    expect(checkAmount(value, limits)).toBeNull()
  })

  test('says the minimum beforehand', () => {
    showTraveller(<Field />)
    expect(screen.getByText('At least €5.00.')).toBeTruthy()
  })
})

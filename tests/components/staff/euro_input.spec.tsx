import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { EuroInput } from '~/components/staff/EuroInput'
import { parseEuros, writeEuros } from '~/components/euros'
import { showStaff } from './show_staff'

describe('an amount as people write it', () => {
  test.each([
    ['12,50', 1250],
    ['12.5', 1250],
    ['€ 12', 1200],
    ['0,05', 5],
    ['1.234,56', 123456],
    ['1,234.56', 123456],
    ['1 234,56', 123456],
    ['19,99', 1999],
  ])('%s is %i cents', (text, cents) => expect(parseEuros(text)).toBe(cents))

  test.each(['', 'twelve', '-3', '1.234', '1,234', '12,345', '1e3', '12,50,00'])(
    '“%s” is no amount, or could be two',
    (text) => expect(parseEuros(text)).toBeNull()
  )

  test('reads back what it wrote', () => {
    for (const cents of [0, 5, 60, 1999, 1_000_000])
      expect(parseEuros(writeEuros(cents))).toBe(cents)
  })
})

describe('typing an amount', () => {
  test('hands on cents and writes them out when done', async () => {
    const onChange = vi.fn()
    showStaff(<EuroInput name="amount" label="Amount" cents={null} onChange={onChange} />)
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
    await userEvent.type(input, '8,5')
    expect(onChange).toHaveBeenLastCalledWith(850)

    await userEvent.tab()
    expect(input.value).toBe('8,50')
  })

  test('says what is wrong once one leaves, not while typing', async () => {
    showStaff(<EuroInput name="amount" label="Amount" cents={null} onChange={() => {}} />)
    await userEvent.type(screen.getByRole('textbox'), '8,555')
    expect(screen.queryByText('Write an amount in euros, like 12,50.')).toBeNull()

    await userEvent.tab()
    expect(screen.getByText('Write an amount in euros, like 12,50.')).toBeTruthy()
  })
})

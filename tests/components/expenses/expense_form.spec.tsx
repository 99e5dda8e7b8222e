import { router } from '@inertiajs/react'
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'use-intl'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { EXPENSE_CATEGORIES } from '#app/money/expenses/isomorphic/expense_category'
import { REGION, TIME_ZONE } from '~/i18n'
import { ExpenseForm } from '~/pages/User/Expenses/Create/ExpenseForm'
import { vatIn } from '#app/money/expenses/isomorphic/vat'
import common from '~lang/en/common.json'
import words from '~lang/en/expenses.json'

const open = () =>
  render(
    <MantineProvider env="test">
      <IntlProvider locale={REGION.en} messages={{ common, expenses: words } as never} timeZone={TIME_ZONE}>
        <ExpenseForm
          categories={[...EXPENSE_CATEGORIES]}
          today="2026-11-23"
          earliest="2025-11-23"
          draftKey="expense:noor"
        />
      </IntlProvider>
    </MantineProvider>
  )

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const button = (name: string) => screen.getByRole('button', { name })
const receipt = () => new File(['receipt'], 'bon.jpg', { type: 'image/jpeg' })

/** What the form sends, which goes nowhere. */
function listen() {
  const sent: unknown[] = []
  onTestFinished(
    router.on('before', ({ detail: { visit } }) => {
      sent.push(Object.fromEntries(visit.data as FormData))
      return false
    })
  )
  return sent
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }))
})

describe('the form of an expense', () => {
  test('sends what was typed, with the receipt', async () => {
    const sent = listen()
    open()
    const file = receipt()
    await userEvent.upload(field('Choose file'), file)
    await userEvent.type(field('Amount'), '12,10')
    await userEvent.click(button('Work out 21% VAT'))
    await userEvent.selectOptions(field('Category'), 'travel')
    await userEvent.type(field('Paid on'), '2026-11-20')
    await userEvent.type(field('What was it for?'), 'Train to Zwolle')
    await userEvent.click(button('Submit €12.10'))
    expect(sent).toMatchObject([
      { file, amountCents: '1210', vatCents: '210', category: 'travel', incurredOn: '2026-11-20' },
    ])
  })

  test('says what is missing and what cannot be, and sends nothing', async () => {
    const sent = listen()
    open()
    await userEvent.type(field('Amount'), '5000,01')
    await userEvent.type(field('VAT'), '6000')
    await userEvent.click(button('Submit €5,000.01'))
    for (const text of [
      'Add a photo or a PDF of the receipt.',
      'An expense is at most €5,000.00.',
      'VAT is at most 21% of the amount without VAT. Enter €867.78 or less.',
      'Choose one of the options.',
    ])
      expect(screen.getByText(text)).toBeTruthy()
    expect(document.activeElement).toBe(button('Choose file'))
    expect(sent).toEqual([])
  })

  test('keeps what was typed until it is sent; a file is chosen again', async () => {
    open()
    await userEvent.upload(field('Choose file'), receipt())
    await userEvent.type(field('What was it for?'), 'Train to Zwolle')
    cleanup()
    open()
    expect(field('What was it for?').value).toBe('Train to Zwolle')
    expect(button('Choose file')).toBeTruthy()
  })
})

describe('the VAT in an amount', () => {
  test.each([
    [12_10, 0.21, 2_10],
    [10_90, 0.09, 90],
    [24_95, 0.21, 4_33],
    [38_40, 0.09, 3_17],
    [1, 0.21, 0],
    [10_00, 0, 0],
  ])('%d cents at %d', (amountCents, rate, vatCents) => {
    expect(vatIn(amountCents, rate)).toBe(vatCents)
  })
})

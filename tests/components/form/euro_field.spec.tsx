import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { Locale } from '~/i18n'
import { EuroField } from '~/ui/form/EuroField'
import { answering, send, showForm } from './show_form'

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })

function open(locale: Locale = 'en', props: { signed?: boolean; hint?: string } = {}) {
  const sent = answering()
  const children = <EuroField name="amountCents" label="Amount" required {...props} />
  showForm({ children }, locale)
  return sent
}

describe('an amount', () => {
  test.each([
    ['en', '8,5', 850, '8.50'],
    ['en', '8.50', 850, '8.50'],
    ['en', '€ 1.234,56', 123456, '1234.56'],
    ['nl', '8.50', 850, '8,50'],
    ['nl', '1234.56', 123456, '1234,56'],
  ] as const)('(%s) typed as “%s” goes to the server as %i cents', async (...row) => {
    const [locale, typed, cents, written] = row
    const sent = open(locale)
    await userEvent.type(amount(), typed)
    await userEvent.tab()
    expect(amount().value).toBe(written)
    await send()
    expect(sent).toEqual([{ amountCents: cents }])
  })

  test.each(['€ 16,00', '16', 'EUR 16.00', '€16.00'])('is pasted as “%s”', async (copied) => {
    open('nl')
    await userEvent.click(amount())
    await userEvent.paste(copied)
    await userEvent.tab()
    expect(amount().value).toBe('16,00')
  })

  test('that is none is named once the field is left, not while typing', async () => {
    const sent = open()
    await userEvent.type(amount(), '8,5555')
    expect(screen.queryByText('Enter an amount in euros, like 12.50.')).toBeNull()
    await userEvent.tab()
    expect(screen.getByText('Enter an amount in euros, like 12.50.')).toBeTruthy()
    await send()
    expect(sent).toEqual([])
  })

  test.each([
    ['en', '1.234', 'This can mean two amounts. Add the cents, like 1234.00.'],
    ['nl', '1.234', 'Dit kunnen twee bedragen zijn. Zet de centen erbij, zoals 1234,00.'],
    ['nl', 'twaalf', 'Vul een bedrag in euro’s in, zoals 12,50.'],
  ] as const)('(%s) “%s” is refused with an example of the language', async (...row) => {
    const [locale, typed, words] = row
    const sent = open(locale)
    await userEvent.type(amount(), typed)
    await userEvent.tab()
    expect(screen.getByText(words)).toBeTruthy()
    expect(amount().value).toBe(typed)
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(sent).toEqual([])
  })

  test('is described by what is wrong and by its hint, and asks for the keys of decimals', async () => {
    open('en', { hint: 'What the receipt says.' })
    expect(amount().inputMode).toBe('decimal')
    await userEvent.type(amount(), 'x')
    await userEvent.tab()
    expect(amount().getAttribute('aria-invalid')).toBe('true')
    const about = amount().getAttribute('aria-describedby')!.split(/\s+/)
    expect(about.map((id) => document.getElementById(id)!.textContent).sort()).toEqual([
      'Enter an amount in euros, like 12.50.',
      'What the receipt says.',
    ])
  })

  test('starts from cents', () => {
    const children = <EuroField name="firstName" label="Amount" />
    showForm({ initial: { firstName: 1510 }, children }, 'nl')
    expect(amount().value).toBe('15,10')
  })
})

describe('an amount with a sign', () => {
  test.each([
    ['en', '-12,5', -1250, '\u221212.50'],
    ['nl', '+ € 12.50', 1250, '+12,50'],
  ] as const)('(%s) “%s” goes to the server as %i cents', async (...row) => {
    const [locale, typed, cents, written] = row
    const sent = open(locale, { signed: true })
    await userEvent.type(amount(), typed)
    await userEvent.tab()
    expect(amount().value).toBe(written)
    await send()
    expect(sent).toEqual([{ amountCents: cents }])
  })

  test.each([
    ['12.50', 'Enter an amount with + or − in front, such as −12.50.'],
    ['-1.234', 'This can mean two amounts. Add the cents, like −1234.00.'],
  ])('“%s” is refused', async (typed, words) => {
    const sent = open('en', { signed: true })
    await userEvent.type(amount(), typed)
    await userEvent.tab()
    expect(screen.getByText(words)).toBeTruthy()
    await send()
    expect(sent).toEqual([])
  })
})

import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { CheckboxesField } from '~/ui/form/CheckboxesField'
import { DateField } from '~/ui/form/DateField'
import { EuroField } from '~/ui/form/EuroField'
import { RadioField } from '~/ui/form/RadioField'
import { SelectField } from '~/ui/form/SelectField'
import { answering, send, showForm } from './show_form'

const OPTIONS = [
  { value: 'a', label: 'Apples' },
  { value: 'p', label: 'Pears' },
]

describe('an amount', () => {
  const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
  const open = () => {
    const sent = answering()
    showForm({ children: <EuroField name="amountCents" label="Amount" required /> })
    return sent
  }

  test.each([
    ['8,5', 850, '8.50'],
    ['8.50', 850, '8.50'],
    ['€ 1.234,56', 123456, '1234.56'],
  ])('“%s” goes to the server as %i cents', async (typed, cents, written) => {
    const sent = open()
    await userEvent.type(amount(), typed)
    await userEvent.tab()
    expect(amount().value).toBe(written)
    await send()
    expect(sent).toEqual([{ amountCents: cents }])
  })

  test('that is none is named once the field is left, not while typing', async () => {
    const sent = open()
    await userEvent.type(amount(), '8,555')
    expect(screen.queryByText('Enter an amount in euros, like 12.50.')).toBeNull()
    await userEvent.tab()
    expect(screen.getByText('Enter an amount in euros, like 12.50.')).toBeTruthy()
    await send()
    expect(sent).toEqual([])
  })

  test('starts from cents', () => {
    showForm({
      initial: { firstName: 1510 },
      children: <EuroField name="firstName" label="Amount" />,
    })
    expect(amount().value).toBe('15.10')
  })
})

describe('a choice', () => {
  test('is made by someone: nothing is chosen beforehand', async () => {
    const sent = answering()
    showForm({
      children: <RadioField name="kind" label="Fruit" hint="One." options={OPTIONS} required />,
    })
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
    await send()
    const group = screen.getByRole('group', { name: 'Fruit' })
    const about = group.getAttribute('aria-describedby')!.split(' ')
    expect(about.map((id) => document.getElementById(id)!.textContent)).toEqual([
      'Choose one of the options.',
      'One.',
    ])
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Apples' }))

    await userEvent.click(screen.getByRole('radio', { name: 'Pears' }))
    await send()
    expect(sent).toEqual([{ kind: 'p' }])
  })

  test('of some sends them in the order in which they are offered', async () => {
    const sent = answering()
    showForm({ children: <CheckboxesField name="fruit" label="Fruit" options={OPTIONS} /> })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pears' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Apples' }))
    await send()
    expect(sent).toEqual([{ fruit: ['a', 'p'] }])
  })

  test('from a list', async () => {
    const sent = answering()
    const options = [{ value: '', label: 'Choose' }, ...OPTIONS]
    showForm({ children: <SelectField name="fruit" label="Fruit" options={options} required /> })
    await send()
    expect(screen.getByText('Choose one of the options.')).toBeTruthy()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fruit' }), 'Pears')
    await send()
    expect(sent).toEqual([{ fruit: 'p' }])
  })
})

describe('a day near today', () => {
  test('is picked from the calendar of the browser, and sent as ISO', async () => {
    const sent = answering()
    showForm({ children: <DateField name="executeOn" label="Day" min="2026-11-03" required /> })
    await send()
    expect(screen.getByText('Fill in this field.')).toBeTruthy()
    const calendar = document.querySelector<HTMLInputElement>('input[type=date]')!
    expect(calendar.min).toBe('2026-11-03')
    fireEvent.change(calendar, { target: { value: '2026-11-22' } })
    expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe('22 Nov 2026')
    await send()
    expect(sent).toEqual([{ executeOn: '2026-11-22' }])
  })

  test.each([
    '22-11-2026',
    '22/11/26',
    '22 nov 2026',
    '22 november 2026',
    '22.11.2026',
    '2026-11-22',
  ])('is typed as %s, and written in the language of the page', async (typed) => {
    const sent = answering()
    showForm({ children: <DateField name="executeOn" label="Day" /> })
    const field = screen.getByLabelText<HTMLInputElement>('Day')
    await userEvent.type(field, typed)
    await userEvent.tab()
    expect(field.value).toBe('22 Nov 2026')
    await send()
    expect(sent).toEqual([{ executeOn: '2026-11-22' }])
  })

  test.each(['31-2-2026', '22 nov', '11/22/2026', 'morgen'])('is not %s', async (typed) => {
    const sent = answering()
    showForm({ children: <DateField name="executeOn" label="Day" /> })
    await userEvent.type(screen.getByLabelText('Day'), typed)
    await send()
    expect(screen.getByText('Enter a day, like 5 Nov 2026.')).toBeTruthy()
    expect(sent).toEqual([])
  })
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { CheckboxesField } from '~/ui/form/CheckboxesField'
import { RadioField } from '~/ui/form/RadioField'
import { SelectField } from '~/ui/form/SelectField'
import { answering, send, showForm } from './show_form'

const OPTIONS = [
  { value: 'a', label: 'Apples' },
  { value: 'p', label: 'Pears' },
]

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
    expect(about.map((id) => document.getElementById(id)!.textContent)).toEqual(['Choose one of the options.', 'One.'])
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

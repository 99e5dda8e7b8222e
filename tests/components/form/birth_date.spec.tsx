import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { BirthDateField } from '~/ui/form/BirthDateField'
import { birthDateProblem, type DateParts, isoOf, partsOf } from '~/ui/form/birthDate'
import { answering, send, showForm } from './show_form'

describe('a date in three parts', () => {
  test.each<[DateParts, string]>([
    [['27', '3', '1985'], '1985-03-27'],
    [['1', '12', '1999'], '1999-12-01'],
    [['29', '2', '2000'], '2000-02-29'],
    [[' 9', '09 ', '2001'], '2001-09-09'],
  ])('%j is %s', (parts, iso) => {
    expect(birthDateProblem(parts)).toBeNull()
    expect(isoOf(parts)).toBe(iso)
  })

  test.each<[DateParts, string, boolean[]]>([
    [['31', '2', '2000'], 'impossible', [true, false, false]],
    [['29', '2', '1900'], 'impossible', [true, false, false]],
    [['31', '4', '1990'], 'impossible', [true, false, false]],
    [['0', '1', '1990'], 'impossible', [true, false, false]],
    [['1', '13', '1990'], 'impossible', [false, true, false]],
    [['1', '0', '1990'], 'impossible', [false, true, false]],
    [['1', '1', '0085'], 'impossible', [false, false, true]],
    [['27', '3', '85'], 'shortYear', [false, false, true]],
    [['27', '3', '19850'], 'shortYear', [false, false, true]],
    [['27', 'March', '1985'], 'notNumbers', [false, true, false]],
    [['1e1', '3', '-985'], 'notNumbers', [true, false, true]],
    [['27', '', '1985'], 'incomplete', [false, true, false]],
    [['', '', '1985'], 'incomplete', [true, true, false]],
  ])('%j is refused: %s', (parts, key, wrong) => {
    expect(birthDateProblem(parts)).toEqual({ key, wrong })
  })

  test('reads back what it wrote, and nothing of what is no date', () => {
    expect(partsOf('1985-03-27')).toEqual(['27', '3', '1985'])
    for (const other of [null, undefined, '', 'soon', 3]) expect(partsOf(other)).toEqual(['', '', ''])
  })
})

describe('the field for it', () => {
  const part = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  const open = (required = true) => {
    const sent = answering()
    showForm({
      children: <BirthDateField name="birthOn" label="Born" hint="16 or older." required={required} />,
    })
    return sent
  }
  async function type(day: string, month: string, year: string) {
    await userEvent.type(part('Day'), day)
    await userEvent.type(part('Month'), month)
    await userEvent.type(part('Year'), year)
  }
  const words = () =>
    screen
      .getByRole('group', { name: 'Born' })
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)!.textContent)

  test('asks day, month and year, and sends one ISO day', async () => {
    const sent = open()
    expect(words()).toEqual(['For example, 27 3 1985. 16 or older.'])
    await type('27', '3', '1985')
    await send()
    expect(sent).toEqual([{ birthOn: '1985-03-27' }])
  })

  test('names a date that does not exist, at the part that is wrong', async () => {
    const sent = open()
    await type('31', '2', '2000')
    expect(words()).toHaveLength(1)
    await send()
    expect(sent).toEqual([])
    expect(words()[0]).toBe('This date doesn’t exist. Check the day and the month.')
    expect(document.activeElement).toBe(part('Day'))
    expect(part('Month').getAttribute('aria-invalid')).toBeNull()
  })

  test('is silent between its parts, and speaks once all of it is left', async () => {
    open()
    await userEvent.type(part('Day'), 'two')
    await userEvent.tab()
    expect(words()).toHaveLength(1)
    await userEvent.type(part('Month'), '3')
    await userEvent.type(part('Year'), '85')
    await userEvent.tab()
    expect(words()[0]).toBe('Use numbers only, for example 27 3 1985.')

    await userEvent.clear(part('Day'))
    await userEvent.type(part('Day'), '2')
    await userEvent.click(document.body)
    expect(words()[0]).toBe('Enter the year with 4 digits, for example 1985.')
  })

  test('asks for it where it is required, and sends nothing of it where it is not', async () => {
    open()
    await send()
    expect(words()[0]).toBe('Fill in this field.')
    expect(document.activeElement).toBe(part('Day'))
  })

  test('may stay empty', async () => {
    const sent = open(false)
    await send()
    expect(sent).toEqual([{ birthOn: '' }])
  })

  test('shows what the server refused at all of it', async () => {
    answering({ birthOn: 'You can have an account from the age of 16.' })
    showForm({ children: <BirthDateField name="birthOn" label="Born" required /> })
    await type('27', '3', '2020')
    await send()
    expect(words()[0]).toBe('You can have an account from the age of 16.')
    expect(document.activeElement).toBe(part('Day'))
  })

  test('starts from an ISO day', () => {
    showForm({
      initial: { birthOn: '1994-03-21' },
      children: <BirthDateField name="birthOn" label="Born" />,
    })
    expect([part('Day').value, part('Month').value, part('Year').value]).toEqual(['21', '3', '1994'])
  })
})

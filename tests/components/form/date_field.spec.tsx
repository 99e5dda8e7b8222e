// Loaded before, so that no test waits for it.
import '~/ui/Calendar'

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { Locale } from '~/i18n'
import { DateField } from '~/ui/form/DateField'
import { answering, send, showForm } from './show_form'

type Options = { min?: string; max?: string; required?: boolean }

function open(options: Options & { day?: string; locale?: Locale } = {}) {
  const { day, locale, ...props } = options
  const sent = answering()
  const children = <DateField name="executeOn" label="Day" {...props} />
  showForm({ initial: { executeOn: day } as never, children }, locale)
  return sent
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' })
const opener = (name = 'Open the calendar') => screen.getByRole('button', { name })
const calendar = async () => within(await screen.findByRole('grid'))
const focused = () => document.activeElement!.getAttribute('aria-label')

async function openCalendar(name?: string) {
  await userEvent.click(opener(name))
  return calendar()
}

describe('a day that is typed', () => {
  test.each([
    '22-11-2026',
    '22/11/26',
    '22 nov 2026',
    '22 november 2026',
    'November 22, 2026',
    '22.11.2026',
    '2026-11-22',
  ])('as %s is written in the language of the page', async (typed) => {
    const sent = open()
    await userEvent.type(field(), typed)
    await userEvent.tab()
    expect(field().value).toBe('22 Nov 2026')
    await send()
    expect(sent).toEqual([{ executeOn: '2026-11-22' }])
  })

  test('is written in Dutch on a Dutch page', async () => {
    open({ locale: 'nl' })
    await userEvent.type(field(), '1 Mar 2026')
    await userEvent.tab()
    expect(field().value).toBe('1 mrt 2026')
  })

  test.each(['31-2-2026', '22 nov', '11/22/2026', 'morgen'])('is not %s', async (typed) => {
    const sent = open()
    await userEvent.type(field(), typed)
    await send()
    expect(screen.getByText('Enter a day, like 5 Nov 2026.')).toBeTruthy()
    expect(sent).toEqual([])
  })

  test.each([
    ['2-11-2026', 'en', 'Choose 3 Nov 2026 or a later day.'],
    ['1-12-2026', 'en', 'Choose 30 Nov 2026 or an earlier day.'],
    ['1-12-2026', 'nl', 'Kies 30 nov 2026 of een eerdere dag.'],
  ] as const)('%s is refused outside what is allowed (%s)', async (typed, locale, words) => {
    const sent = open({ min: '2026-11-03', max: '2026-11-30', locale })
    await userEvent.type(field(), typed)
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByText(words)).toBeTruthy()
    expect(sent).toEqual([])
  })

  test('is asked for where it is required', async () => {
    open({ required: true })
    await send()
    expect(screen.getByText('Fill in this field.')).toBeTruthy()
    expect(document.activeElement).toBe(field())
  })
})

describe('the calendar', () => {
  test('is not there until it is opened, and no calendar of the browser ever is', async () => {
    open()
    expect(screen.queryByRole('grid')).toBeNull()
    expect(document.querySelector('input[type=date]')).toBeNull()
    expect(opener().getAttribute('aria-haspopup')).toBe('dialog')
    expect(opener().getAttribute('aria-expanded')).toBe('false')
    const about = document.getElementById(opener().getAttribute('aria-describedby')!)
    expect(about!.textContent).toBe('Day')
    await openCalendar()
    expect(opener().getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('dialog', { name: 'Calendar' })).toBeTruthy()
  })

  test.each([
    ['en', 'Open the calendar', 'November 2026', 'Monday', 'Sunday 22 November 2026', '22 Nov 2026'],
    ['nl', 'Kalender openen', 'november 2026', 'maandag', 'zondag 22 november 2026', '22 nov 2026'],
  ] as const)('is in the language of the page (%s), from Monday', async (...row) => {
    const [locale, button, month, monday, day, written] = row
    open({ locale, day: '2026-11-05' })
    const grid = await openCalendar(button)
    expect(screen.getByRole('grid', { name: month })).toBeTruthy()
    expect(grid.getAllByRole('columnheader', { hidden: true })[0].getAttribute('aria-label')).toBe(monday)
    const label = new RegExp(day.replace(' ', ',? '))
    await userEvent.click(grid.getByRole('button', { name: label }))
    expect(field().value).toBe(written)
    expect(opener(button).getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(opener(button))
  })

  test.each([
    ['days and weeks', '{ArrowRight}{ArrowDown}', '13 November 2026'],
    ['days and weeks, back', '{ArrowLeft}{ArrowUp}', '28 October 2026'],
    ['the start of the week', '{Home}', '2 November 2026'],
    ['the end of the week', '{End}', '8 November 2026'],
    ['months', '{PageDown}{PageDown}', '5 January 2027'],
    ['months, back', '{PageUp}', '5 October 2026'],
    ['years', '{Shift>}{PageDown}{/Shift}', '5 November 2027'],
    ['years, back', '{Shift>}{PageUp}{/Shift}', '5 November 2025'],
  ])('goes by keys to %s', async (_, keys, day) => {
    open({ day: '2026-11-05' })
    await openCalendar()
    expect(focused()).toMatch(/ 5 November 2026, selected/)
    await userEvent.keyboard(keys)
    expect(focused()).toContain(` ${day}`)
  })

  test('takes the day on which Enter is pressed, and sends nothing yet', async () => {
    const sent = open({ day: '2026-11-05' })
    await openCalendar()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(field().value).toBe('6 Nov 2026')
    expect(sent).toEqual([])
    await send()
    expect(sent).toEqual([{ executeOn: '2026-11-06' }])
  })

  test('offers no day outside what is allowed', async () => {
    open({ min: '2026-11-03', max: '2026-11-20' })
    const grid = await openCalendar()
    const day = (name: RegExp) => grid.getByRole<HTMLButtonElement>('button', { name })
    expect(day(/\b2 November/).disabled).toBe(true)
    expect(day(/\b3 November/).disabled).toBe(false)
    expect(day(/\b20 November/).disabled).toBe(false)
    expect(day(/\b21 November/).disabled).toBe(true)
    await userEvent.click(day(/\b21 November/))
    expect(field().value).toBe('')
    expect(screen.getByRole('button', { name: /next month/i }).ariaDisabled).toBe('true')
  })

  test('says nothing of a field that is left for it', async () => {
    open()
    await userEvent.type(field(), '22 nov')
    await openCalendar()
    expect(screen.queryByText('Enter a day, like 5 Nov 2026.')).toBeNull()
  })
})

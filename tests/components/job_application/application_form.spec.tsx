import { router } from '@inertiajs/react'
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'use-intl'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { AVAILABILITY, PROVINCES, TRANSPORT } from '#app/people/applications/application_form'
import { REGION, TIME_ZONE } from '~/i18n'
import { ApplicationForm } from '~/pages/User/JobApplication/Create/ApplicationForm'
import common from '~lang/en/common.json'
import words from '~lang/en/job_application.json'

const KEY = 'job-application:noor'
const CHOICES = {
  availability: [...AVAILABILITY],
  regions: [...PROVINCES],
  transport: [...TRANSPORT],
}

const open = (draftKey = KEY) =>
  render(
    <MantineProvider env="test">
      <IntlProvider locale={REGION.en} messages={{ common, job_application: words } as never} timeZone={TIME_ZONE}>
        <ApplicationForm choices={CHOICES} draftKey={draftKey} />
      </IntlProvider>
    </MantineProvider>
  )

const motivation = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked

beforeEach(() => localStorage.clear())

describe('the application form', () => {
  test('counts down to enough, and then up to too much', async () => {
    open()
    expect(screen.getByText('20 characters to go')).toBeTruthy()
    await userEvent.type(motivation(), 'I look at platforms')
    expect(screen.getByText('1 character to go')).toBeTruthy()
    await userEvent.type(motivation(), '.')
    expect(screen.getByText('20 of 4,000 characters')).toBeTruthy()
  })

  test('sends what was filled in and chosen', async () => {
    open()
    await userEvent.type(motivation(), 'I notice what does not work.')
    for (const name of ['Weekends during the day', 'Utrecht', 'Limburg', 'Bicycle'])
      await userEvent.click(screen.getByRole('checkbox', { name }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Limburg' }))

    const sent: unknown[] = []
    onTestFinished(
      router.on('before', ({ detail: { visit } }) => {
        sent.push([visit.method, visit.url.pathname, visit.data])
        return false
      })
    )
    await userEvent.click(screen.getByRole('button', { name: 'Send application' }))
    const data = {
      motivation: 'I notice what does not work.',
      availability: ['weekend_days'],
      regions: ['utrecht'],
      transport: ['bike'],
    }
    expect(sent).toEqual([['post', '/job-application', data]])
  })
})

describe('what was left of an application', () => {
  test('is there again on the same browser, for the same person', async () => {
    open()
    await userEvent.type(motivation(), 'Half a thought')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Friesland' }))
    cleanup()

    open()
    expect(motivation().value).toBe('Half a thought')
    expect(isChosen('Friesland')).toBe(true)
    cleanup()

    open('job-application:someone-else')
    expect(motivation().value).toBe('')
  })

  test.each([
    'no json',
    'null',
    '[]',
    '{"motivation": 7, "regions": "utrecht", "transport": {"0": "bike"}}',
    '{"regions": ["atlantis", 3]}',
  ])('is left alone when it is not ours: %s', (found) => {
    localStorage.setItem(KEY, found)
    open()
    expect(motivation().value).toBe('')
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
  })

  test('is not needed: a browser that keeps nothing sends as well', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['getItem', 'setItem'] as const) {
      const spy = vi.spyOn(Storage.prototype, name).mockImplementation(refuse)
      onTestFinished(() => spy.mockRestore())
    }
    open()
    await userEvent.type(motivation(), 'Hello')
    expect(motivation().value).toBe('Hello')
  })
})

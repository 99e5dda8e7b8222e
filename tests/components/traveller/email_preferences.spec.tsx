import { TuyauProvider } from '@adonisjs/inertia/react'
import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'use-intl'
import { describe, expect, test } from 'vitest'
import { client } from '~/client'
import EmailPreferences from '~/pages/User/Profile/Show/EmailPreferences'
import messages from '~lang/en/email_preferences.json'
import { interceptVisits } from '../staff/show_staff'

function open() {
  const sent = interceptVisits()
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en-GB" messages={{ email_preferences: messages } as never}>
        <TuyauProvider client={client}>
          <EmailPreferences
            preferences={[
              { topic: 'claims', isOn: true },
              { topic: 'imports', isOn: false },
            ]}
          />
        </TuyauProvider>
      </IntlProvider>
    </MantineProvider>
  )
  return sent
}

describe('choosing which messages one gets', () => {
  test('shows each with what it is about, and whether it is on', () => {
    open()

    const claims = screen.getByRole('switch', { name: /^Claims/ })
    expect(claims).toHaveProperty('checked', true)
    expect(screen.getByText('When an operator decides on your claim.')).toBeTruthy()
    expect(screen.getByRole('switch', { name: /^Uploads/ })).toHaveProperty('checked', false)
  })

  test('shows what is always on, as no switch', () => {
    open()

    expect(screen.getByText(/Security, your account and your money/)).toBeTruthy()
    expect(screen.getAllByRole('switch')).toHaveLength(2)
  })

  test('asks for the one that is switched, and for nothing else', async () => {
    const sent = open()
    await userEvent.click(screen.getByRole('switch', { name: /^Claims/ }))
    await userEvent.click(screen.getByRole('switch', { name: /^Uploads/ }))

    const url = '/profile/email-preferences'
    expect(sent).toEqual([
      { url, method: 'patch', data: { topic: 'claims', isOn: false } },
      { url, method: 'patch', data: { topic: 'imports', isOn: true } },
    ])
  })
})

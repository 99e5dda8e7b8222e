import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'use-intl'
import { describe, expect, test } from 'vitest'
import type { Data } from '~generated/data'
import { REGION, TIME_ZONE } from '~/i18n'
import { ProfileSection } from '~/pages/User/Profile/Show/ProfileSection'
// Fetched by the section when it is asked for: here already, so that no test waits for it.
import '~/pages/User/Profile/Show/ProfileForm'
import common from '~lang/nl/common.json'
import onboarding from '~lang/nl/onboarding.json'
import profile from '~lang/nl/profile.json'

const NOOR: Data.People.Accounts.Profile = {
  firstName: 'Noor',
  lastName: 'van Dam',
  birthOn: '1994-03-21',
  phone: '+31612345678',
  addressLine: 'Hooigracht 12',
  postcode: '2312 HG',
  city: 'Leiden',
  country: 'NL',
  travelProduct: 'discount_40',
  memberSince: '2025-06-22T10:00:00.000+02:00',
  mandateSignedAt: '2025-06-22T10:00:00.000+02:00',
}

const show = (given: Partial<Data.People.Accounts.Profile> = {}) =>
  render(
    <MantineProvider env="test">
      <IntlProvider
        locale={REGION.nl}
        messages={{ common, profile, onboarding } as never}
        timeZone={TIME_ZONE}
        now={new Date('2026-11-03T12:00:00Z')}
      >
        <ProfileSection profile={{ ...NOOR, ...given }} />
      </IntlProvider>
    </MantineProvider>
  )

async function edit() {
  await userEvent.click(screen.getByRole('button', { name: 'Gegevens wijzigen' }))
  await screen.findByLabelText('Voornaam')
}

describe('someone’s details', () => {
  test('stand as people write them', () => {
    show()
    for (const words of ['Noor van Dam', '21 mrt 1994', '06 1234 5678', '40% korting'])
      expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getByText(/Hooigracht 12/).textContent).toBe('Hooigracht 122312 HG Leiden')
  })

  test('name the country of who lives abroad', () => {
    show({ addressLine: 'Grote Markt 1', postcode: '1000', city: 'Brussel', country: 'BE' })
    expect(screen.getByText(/Grote Markt 1/).textContent).toBe('Grote Markt 11000 BrusselBelgië')
  })

  test('say what is missing', () => {
    show({ phone: null, birthOn: null, addressLine: null, postcode: null, city: null })
    expect(screen.getAllByText('Niet ingevuld')).toHaveLength(3)
  })

  test('keep a foreign number as it is', () => {
    show({ phone: '+32470123456' })
    expect(screen.getByText('+32470123456')).toBeTruthy()
  })

  test('become a form in their place', async () => {
    show()
    await edit()

    const first = screen.getByLabelText<HTMLInputElement>('Voornaam')
    expect(first.value).toBe('Noor')
    expect(document.activeElement).toBe(first)
    expect(screen.getByLabelText<HTMLInputElement>('Telefoonnummer').value).toBe('06 1234 5678')
    expect(screen.queryByRole('button', { name: 'Gegevens wijzigen' })).toBeNull()
  })

  test('are as they were after a change of mind, with the keyboard where it was', async () => {
    show()
    await edit()
    await userEvent.clear(screen.getByLabelText('Voornaam'))
    await userEvent.click(screen.getByRole('button', { name: 'Annuleren' }))

    expect(screen.getByText('Noor van Dam')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Gegevens wijzigen')
    await edit()
    expect(screen.getByLabelText<HTMLInputElement>('Voornaam').value).toBe('Noor')
  })

  test('say that a signed mandate outlives a new name', async () => {
    show()
    await edit()
    expect(screen.getByText(/machtiging die je op 22 juni 2025 ondertekende blijft geldig/)).toBeTruthy()
  })

  test('say nothing of a mandate to who never signed one', async () => {
    show({ mandateSignedAt: null })
    await edit()
    expect(screen.queryByText(/machtiging/)).toBeNull()
  })
})

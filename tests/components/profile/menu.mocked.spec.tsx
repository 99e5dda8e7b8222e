import { router } from '@inertiajs/react'
import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ProfileMenu } from '#app/web/profile/profile_menu'
import type { ProfileSection } from '#app/people/accounts/profile_section'
import { Menu } from '~/pages/User/Profile/Show/Menu'
import { useMovedSections } from '~/pages/User/Profile/Show/useMovedSections'
import { showTraveller } from '../traveller/show_traveller'

const page = vi.hoisted(() => ({
  props: { locale: 'en', theme: 'auto', tenant: null as { slug: string } | null },
}))

vi.mock('@inertiajs/react', () => ({ usePage: () => page, router: { visit: vi.fn() } }))
vi.mock('@adonisjs/inertia/react', () => ({
  Link: ({ prefetch: _prefetch, preserveState: _state, ...link }: Record<string, unknown>) => <a {...link} />,
}))

const SECTIONS: ProfileSection[] = [
  'personal',
  'bank-account',
  'cards',
  'mandate',
  'security',
  'emails',
  'appearance',
  'account',
  'premium',
  'referral',
]
const NEW: ProfileMenu = {
  name: 'Noor van Dam',
  ibanLast4: null,
  cards: 0,
  mandateSignedAt: null,
  hasTwoFactor: false,
  emails: { on: 4, all: 4 },
  premium: 'off',
  rewardCents: 5_00,
}
const SETTLED: ProfileMenu = {
  ...NEW,
  ibanLast4: '4300',
  cards: 2,
  mandateSignedAt: '2026-11-01T10:00:00.000+01:00',
  hasTwoFactor: true,
  emails: { on: 3, all: 4 },
  premium: 'stopping',
}

const links = () => screen.getAllByRole('link').map((link) => link.textContent)

beforeEach(() => {
  page.props.tenant = null
  history.replaceState(null, '', '/profile')
  vi.mocked(router.visit).mockClear()
})

describe('the menu of the profile', () => {
  test('says in a line how each section stands', () => {
    showTraveller(<Menu current="personal" sections={SECTIONS} menu={SETTLED} />)
    expect(links()).toEqual([
      'Personal detailsNoor van Dam',
      'Bank accountEnding in 4300',
      'Cards2 cards',
      'MandateSigned on 1 November 2026',
      'SecurityTwo-step verification is on',
      'Emails3 of 4 on',
      'Language and themeEnglish · Same as my device',
      'Download or leaveYour data, and closing your account',
      'PremiumEnds soon',
      'Refer a friend€5.00 for both of you',
    ])
  })

  test('says what is not there yet, in Dutch', () => {
    showTraveller(<Menu current="personal" sections={SECTIONS} menu={NEW} />, 'nl')
    expect(links()).toEqual(
      expect.arrayContaining([
        'BankrekeningNog geen rekening',
        'KaartenNog geen kaarten',
        'MachtigingNiet ondertekend',
        'BeveiligingTweestapsverificatie staat uit',
        'PremiumUit',
      ])
    )
  })

  test('leaves out a section that someone does not have', () => {
    showTraveller(<Menu current="personal" sections={['personal', 'premium']} menu={{ ...NEW, premium: null }} />)
    expect(links()).toEqual(['Personal detailsNoor van Dam', 'PremiumNot through your organisation'])
    expect(screen.queryByText('Settings')).toBeNull()
  })

  test('beside a section marks it, and says nothing of the others', () => {
    showTraveller(<Menu current="cards" sections={SECTIONS} menu={null} />)
    const menu = within(screen.getByRole('navigation', { name: 'Sections of your account' }))
    expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Cards')
    expect(menu.queryByText('No cards yet')).toBeNull()
  })

  test('stays in the area of an organisation', () => {
    page.props.tenant = { slug: 'waterland' }
    showTraveller(<Menu current="cards" sections={SECTIONS} menu={null} />)
    expect(screen.getByRole('link', { name: 'Mandate' }).getAttribute('href')).toBe('/t/waterland/profile/mandate')
  })
})

describe('an old link to a part of the profile', () => {
  function Arrived({ isMenu, sections = SECTIONS }: { isMenu: boolean; sections?: typeof SECTIONS }) {
    useMovedSections(isMenu, sections)
    return null
  }
  const arriveAt = (hash: string, node: ReactNode) => {
    history.replaceState(null, '', `/profile${hash}`)
    showTraveller(node)
    return vi.mocked(router.visit).mock.calls
  }

  test.each([
    ['#profile', '/profile/personal#profile'],
    ['#email', '/profile/personal#email'],
    ['#cards', '/profile/cards#cards'],
    ['#iban', '/profile/bank-account#iban'],
    ['#mandate', '/profile/mandate#mandate'],
    ['#password', '/profile/security#password'],
    ['#two-factor', '/profile/security#two-factor'],
    ['#passkeys', '/profile/security#passkeys'],
    ['#browsers', '/profile/security#browsers'],
    ['#premium', '/profile/premium#premium'],
    ['#referral', '/profile/referral#referral'],
    ['#messages', '/profile/emails#messages'],
    ['#appearance', '/profile/appearance#appearance'],
    ['#leaving', '/profile/account#leaving'],
  ])('%s leads to %s, in place of the menu', (hash, address) => {
    expect(arriveAt(hash, <Arrived isMenu />)).toEqual([[address, { replace: true }]])
  })

  test('leads nowhere when it names nothing, or what someone does not have', () => {
    for (const hash of ['', '#nowhere', '#constructor', '#main']) expect(arriveAt(hash, <Arrived isMenu />)).toEqual([])
    expect(arriveAt('#referral', <Arrived isMenu sections={['personal']} />)).toEqual([])
  })

  test('is left alone in a section', () => {
    expect(arriveAt('#two-factor', <Arrived isMenu={false} />)).toEqual([])
  })
})

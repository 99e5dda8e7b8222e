import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Chat, startChat } from '~/supportChat'

const PERSON = {
  id: '7',
  name: 'Anna Test',
  email: 'anna@example.test',
  createdAt: '2026-01-02T03:04:05Z',
  proof: 'proof',
}

// The package puts its own script before the first.
beforeEach(() => document.head.append(document.createElement('script')))
afterEach(() => {
  document.head.querySelectorAll('script').forEach((script) => script.remove())
  delete window.Intercom
  delete window.intercomSettings
  localStorage.clear()
})

test.each([
  ['us', 'https://api-iam.intercom.io'],
  ['eu', 'https://api-iam.eu.intercom.io'],
  ['ap', 'https://api-iam.au.intercom.io'],
] satisfies [Chat['region'], string][])(
  'the chat of a workspace in %s starts there, and again after a change of person',
  (region, api) => {
    const stop = startChat({ appId: 'fareback1', region, person: PERSON })
    expect(document.querySelector('script')!.src).toBe('https://widget.intercom.io/widget/fareback1')
    expect(window.intercomSettings).toMatchObject({ api_base: api, email: PERSON.email })

    const messenger = vi.fn()
    window.Intercom = messenger
    stop()
    startChat({ appId: 'fareback1', region, person: null })
    const settings = { app_id: 'fareback1', api_base: api }
    expect(messenger.mock.calls).toEqual([['shutdown'], ['boot', settings]])
    expect(window.intercomSettings).toEqual(settings)
  }
)

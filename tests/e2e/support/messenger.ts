import type { BrowserContext } from '@playwright/test'

type ChatCall = [name: string, settings?: Record<string, unknown>]

// As Intercom's own: starts by itself from the settings on the page, then does what was asked meanwhile.
const MESSENGER = `
  const asked = window.Intercom.q
  window.Intercom = (...call) => recordChat(call)
  if (window.intercomSettings) window.Intercom('boot', window.intercomSettings)
  for (const call of asked) window.Intercom(...call)
`

/** Stands in for Intercom's messenger, and keeps what it is told and where it was asked for. */
export async function standInForMessenger(context: BrowserContext) {
  const calls: ChatCall[] = []
  const fetched: string[] = []
  await context.exposeFunction('recordChat', (call: ChatCall) => calls.push(call))
  await context.route(/intercom/, (route) => {
    const url = route.request().url()
    if (!new URL(url).hostname.includes('intercom')) return route.fallback()
    fetched.push(url)
    return url.startsWith('https://widget.intercom.io/')
      ? route.fulfill({ contentType: 'text/javascript', body: MESSENGER })
      : route.abort()
  })
  return { calls, fetched }
}

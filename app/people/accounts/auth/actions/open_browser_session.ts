import { record } from '#app/messages/events/record'
import BrowserSession from '#app/people/accounts/auth/browser_session'
import { countryOf, deviceOf } from '#app/people/accounts/auth/device'
import { newRememberToken, formatRememberCookie } from '#app/people/accounts/auth/remember_token'
import type { SignInMethod } from '#app/people/accounts/auth/sign_in_method'
import { hashOf } from '#app/people/accounts/auth/tokens'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { shortened } from '#app/platform/shared/clean_text'
import { now } from '#app/platform/shared/clock'
import type User from '#app/people/accounts/user'

type Browser = { device: string; userAgent: string; ip: string }

/** Mails the user when the browser is new to them. `remember` adds a cookie that signs in for two months. */
export async function openBrowserSession(
  user: User,
  from: Browser,
  { method, remember }: { method: SignInMethod; remember: boolean }
) {
  const remembered = remember ? newRememberToken() : null
  const isNew = await isNewDevice(user, from)
  const browser = await BrowserSession.create({
    tenantId: user.tenantId,
    userId: user.id,
    deviceHash: hashOf(from.device),
    userAgent: shortened(from.userAgent, 400),
    ip: from.ip,
    method,
    signedInAt: now(),
    lastSeenAt: now(),
    ...remembered?.columns,
  })
  await browser.refresh()
  await record('user.signed_in', user.subject, user, { method })
  if (isNew) await notifyNewDevice(user, from)
  return { browser, cookie: remembered && formatRememberCookie(browser, remembered.token) }
}

async function isNewDevice(user: User, from: Browser) {
  const used = BrowserSession.ownedBy(user)
  if (!(await used.clone().first())) return false
  return !(await used.where('device_hash', hashOf(from.device)).first())
}

async function notifyNewDevice(user: User, from: Browser) {
  const { browser, system } = deviceOf(from.userAgent)
  const country = countryOf(from.ip)
  const place = country && new Intl.DisplayNames(user.locale ?? 'nl', { type: 'region' }).of(country)
  await sendEmail(recipientOf(user), 'new_device', {
    browser: [browser, system].filter(Boolean).join(', ') || '?',
    place: place ?? '?',
    at: now().toISO()!,
  })
}

import type { HttpContext } from '@adonisjs/core/http'
import { cookieOptions, isHttps } from '#config/app'
import { newToken } from '#app/people/accounts/auth/tokens'

const REMEMBER = isHttps ? '__Host-remember' : 'remember'
const DEVICE = isHttps ? '__Host-device' : 'device'

export const deviceCookie = ({ request }: HttpContext): string | null =>
  tokenIn(request.plainCookie(DEVICE, { encoded: false }))

const tokenIn = (cookie: unknown) => (typeof cookie === 'string' && /^[\w-]{10,100}$/.test(cookie) ? cookie : null)

function ensureDeviceCookie(ctx: HttpContext) {
  const device = deviceCookie(ctx) ?? newToken()
  ctx.response.plainCookie(DEVICE, device, { ...cookieOptions, maxAge: '400 days', encode: false })
  return device
}

export const rememberCookie = ({ request }: HttpContext): string | null =>
  request.plainCookie(REMEMBER, { encoded: false }) ?? null

export const setRememberCookie = ({ response }: HttpContext, cookie: string) =>
  response.plainCookie(REMEMBER, cookie, { ...cookieOptions, maxAge: '60 days', encode: false })

export const clearRememberCookie = ({ response }: HttpContext) => response.clearCookie(REMEMBER, cookieOptions)

export const browserOf = (ctx: HttpContext) => ({
  device: ensureDeviceCookie(ctx),
  userAgent: ctx.request.header('user-agent', '')!,
  ip: ctx.request.ip(),
})

const LAST_LOGIN_PAGE = isHttps ? '__Host-door' : 'door'

export const setLoginPage = ({ response }: HttpContext, path: string) =>
  response.plainCookie(LAST_LOGIN_PAGE, path, {
    ...cookieOptions,
    maxAge: '400 days',
    encode: false,
  })

export function loginPageOf({ params, request }: HttpContext) {
  const door: unknown = params.tenant
    ? `/t/${params.tenant}/login`
    : request.plainCookie(LAST_LOGIN_PAGE, { encoded: false })
  return typeof door === 'string' && /^\/t\/[a-z0-9-]{2,40}\/login$/.test(door) ? door : '/login'
}

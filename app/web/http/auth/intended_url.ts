import type { HttpContext } from '@adonisjs/core/http'
import { homePath } from '#app/people/accounts/auth/home_path'
import type User from '#app/people/accounts/user'
import env from '#start/env'

export function pullIntendedUrl({ session }: HttpContext, user: User) {
  const intended = session.pull('intended_url')
  return isSameOriginPath(intended) ? intended : homePath(user)
}

/** Browsers read `//evil`, `/\evil` and a tab in between as another site. */
export function isSameOriginPath(url: unknown): url is string {
  if (typeof url !== 'string' || !url.startsWith('/')) return false
  const { origin } = new URL(env.get('APP_URL'))
  return URL.canParse(url, origin) && new URL(url, origin).origin === origin
}

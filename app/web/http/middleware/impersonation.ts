import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import i18nManager from '@adonisjs/i18n/services/main'
import { endImpersonation } from '#app/people/impersonation/actions/end_impersonation'
import type Impersonation from '#app/people/impersonation/impersonation'
import { impersonationBy } from '#app/people/impersonation/recent_impersonations'
import { ReadOnlyImpersonation } from '#app/people/impersonation/read_only_impersonation'
import { isPrecognitive } from '#app/web/http/precognition'
import { asStaff, makeReadOnly } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'

export const IMPERSONATION_KEY = 'impersonation'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/** Refuses requests that write, as the database does; only ending the impersonation stays possible. */
export async function withImpersonation(ctx: HttpContext, next: NextFn) {
  const { auth, request, route, session } = ctx
  const staff = auth.user
  const id = session.get(IMPERSONATION_KEY)
  if (typeof id !== 'string' || !staff?.isStaff || route?.name === 'impersonation.destroy') {
    return next()
  }
  const impersonation = await asStaff(() => impersonationBy(staff, id))
  if (!impersonation) {
    session.forget(IMPERSONATION_KEY)
    return next()
  }
  const { user } = impersonation
  if (!impersonation.isRunning || user.isStaff || user.isErased) {
    if (isPrecognitive(ctx)) throw new ReadOnlyImpersonation()
    return endImpersonated(ctx, impersonation, staff)
  }

  ctx.impersonation = impersonation
  auth.use('web').user = user
  await makeReadOnly(user)
  if (!SAFE_METHODS.includes(request.method())) throw new ReadOnlyImpersonation()
  return next()
}

async function endImpersonated(ctx: HttpContext, impersonation: Impersonation, staff: User) {
  await asStaff(() => endImpersonation(impersonation, staff))
  ctx.session.forget(IMPERSONATION_KEY)
  const text = i18nManager.locale('en').t('notices.viewingOver')
  ctx.session.flash('notice', { kind: 'info', text })
  return ctx.response.redirect().toRoute('admin.users.show', [impersonation.user.publicId])
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    impersonation?: Impersonation
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import i18nManager from '@adonisjs/i18n/services/main'
import { endImpersonation } from '#app/impersonation/actions/end_impersonation'
import type Impersonation from '#app/impersonation/impersonation'
import { impersonationBy } from '#app/impersonation/recent_impersonations'
import { ReadOnlyImpersonation } from '#app/impersonation/read_only_impersonation'
import { asStaff, makeReadOnly } from '#app/shared/tenancy'
import type User from '#app/users/user'

/** Where the browser session of a staff member keeps whose pages they view. */
export const IMPERSONATION_KEY = 'impersonation'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Lets a staff member who views someone's pages see the site as that person does. Nothing can be changed:
 * requests that write are refused here, and what a page writes after all is refused by the database. The one
 * thing that stays theirs is the way out.
 */
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
    return endImpersonated(ctx, impersonation, staff)
  }

  ctx.impersonation = impersonation
  auth.use('web').user = user
  await makeReadOnly(user.tenantId)
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
    /** The viewing that this request is part of; `auth.user` is then the person whose pages they are. */
    impersonation?: Impersonation
  }
}

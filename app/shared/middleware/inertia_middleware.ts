import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import ImpersonationTransformer from '#app/impersonation/transformers/impersonation_transformer'
import { localeOf } from '#app/shared/middleware/locale_middleware'
import { isSecondFactorRequired, secondFactorsOf } from '#app/auth/second_factor'
import type Tenant from '#app/tenants/tenant'
import type User from '#app/users/user'
import CurrentUserTransformer from '#app/users/transformers/current_user_transformer'

export default class InertiaMiddleware extends BaseInertiaMiddleware {
  async share(ctx: HttpContext) {
    // A 404 outside any route is rendered before session and auth exist.
    const { auth, session, tenant } = ctx as Partial<HttpContext>
    const errors = this.getValidationErrors(ctx)
    const isAsked = auth?.user && 'confirmation' in errors

    return {
      errors: ctx.inertia.always(errors),
      /** How the person may show who they are, when a form was held back until they do. */
      confirmWith: ctx.inertia.always(isAsked ? await waysToConfirm(auth.user!) : null),
      notice: ctx.inertia.always(
        (session?.flashMessages.get('notice') ?? null) as { kind: string; text: string } | null
      ),
      currentUser: ctx.inertia.always(
        auth?.user ? CurrentUserTransformer.transform(auth.user) : undefined
      ),
      impersonation: ctx.inertia.always(
        ctx.impersonation
          ? ImpersonationTransformer.transform(ctx.impersonation).useVariant('forBanner')
          : null
      ),
      isStaff: auth?.user?.isStaff ?? false,
      isFinance: auth?.user?.isFinance ?? false,
      isSecondFactorOff: auth?.user?.isStaff ? !isSecondFactorRequired(auth.user) : false,
      isManager: auth?.user?.role === 'manager',
      tenant: brandOf(tenant),
      locale: localeOf(ctx),
      // Visitors follow their device.
      theme: auth?.user?.theme ?? 'auto',
    }
  }

  async handle(ctx: HttpContext, next: NextFn) {
    await this.init(ctx)
    const output = await next()
    this.dispose(ctx)
    return output
  }
}

async function waysToConfirm(user: User) {
  const { app, passkeys } = await secondFactorsOf(user)
  return { hasApp: app, hasPasskey: passkeys > 0 }
}

/** Whose area a page belongs to; null outside `/t`. */
const brandOf = (tenant: Tenant | undefined) =>
  tenant ? { name: tenant.name, slug: tenant.slug, brandColour: tenant.brandColour } : null

declare module '@adonisjs/inertia/types' {
  type MiddlewareSharedProps = InferSharedProps<InertiaMiddleware>
  export interface SharedProps extends MiddlewareSharedProps {}
}

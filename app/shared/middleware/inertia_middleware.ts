import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import { localeOf } from '#app/shared/middleware/locale_middleware'
import CurrentUserTransformer from '#app/users/transformers/current_user_transformer'

export default class InertiaMiddleware extends BaseInertiaMiddleware {
  share(ctx: HttpContext) {
    // A 404 outside any route is rendered before session and auth exist.
    const { auth, session } = ctx as Partial<HttpContext>

    return {
      errors: ctx.inertia.always(this.getValidationErrors(ctx)),
      notice: ctx.inertia.always(
        (session?.flashMessages.get('notice') ?? null) as { kind: string; text: string } | null
      ),
      currentUser: ctx.inertia.always(
        auth?.user ? CurrentUserTransformer.transform(auth.user) : undefined
      ),
      isStaff: auth?.user?.isStaff ?? false,
      isFinance: auth?.user?.isFinance ?? false,
      locale: localeOf(ctx),
    }
  }

  async handle(ctx: HttpContext, next: NextFn) {
    await this.init(ctx)
    const output = await next()
    this.dispose(ctx)
    return output
  }
}

declare module '@adonisjs/inertia/types' {
  type MiddlewareSharedProps = InferSharedProps<InertiaMiddleware>
  export interface SharedProps extends MiddlewareSharedProps {}
}

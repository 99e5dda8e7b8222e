import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import type { HttpError } from '@adonisjs/core/types/http'
import app from '@adonisjs/core/services/app'
import { InertiaHeaders } from '@adonisjs/inertia'
import { errors as vineErrors } from '@vinejs/vine'
import { ViewingOnly, isReadOnlyError } from '#app/impersonation/viewing_only'
import { answersJson, isFromBroadcasting } from '#app/shared/answers_json'
import { localeOf } from '#app/shared/middleware/locale_middleware'
import { Refusal } from '#app/shared/refusal'
import { abandonScope } from '#app/shared/scope'
import i18nManager from '@adonisjs/i18n/services/main'
import InertiaMiddleware, { ERROR_BAG } from '#app/shared/middleware/inertia_middleware'

export default class HttpExceptionHandler extends ExceptionHandler {
  protected debug = !app.inProduction
  protected renderStatusPages = !app.inDev

  protected ignoreCodes = ['E_REFUSED', 'E_VIEWING_ONLY']

  async handle(thrown: unknown, ctx: HttpContext) {
    // The router answers an error where it was thrown; the scope around it would take that for success.
    abandonScope()
    const error = ctx.impersonation && isReadOnlyError(thrown) ? new ViewingOnly() : thrown

    // Unknown addresses never reach the router's middleware.
    if (!ctx.inertia) await new InertiaMiddleware().init(ctx)

    const status = statusOf(error)
    if (isOldForm(error)) return renderOldForm(ctx)
    if (isFromBroadcasting(ctx)) return this.#answerInJson(error, ctx)
    if (error instanceof Refusal) return super.handle(asValidationError(error, ctx), ctx)
    if (status === 413) {
      return super.handle(asValidationError(new Refusal('file', 'fileTooLarge'), ctx), ctx)
    }
    if (this.renderStatusPages && wantsPage(ctx) && [403, 404, 429, 500, 503].includes(status)) {
      if (status >= 500) await this.report(error, ctx)
      ctx.response.status(status)
      const page = await ctx.inertia.render('Errors/Show', {
        status,
        requestId: ctx.request.id() ?? '',
      })
      return ctx.response.send(page)
    }
    return super.handle(error, ctx)
  }

  /** What was typed does not come along: sessions are stored, and hold no bank account or card number. */
  async renderValidationErrorAsHTML(error: HttpError, ctx: HttpContext) {
    if (!ctx.session) return super.renderValidationErrorAsHTML(error, ctx)
    ctx.session.flashValidationErrors(error, false)
    const bag = ctx.request.header(InertiaHeaders.ErrorBag)
    if (bag) ctx.session.flash(ERROR_BAG, bag)
    ctx.response.redirect('back', true)
  }

  async #answerInJson(error: unknown, ctx: HttpContext) {
    const status = statusOf(error)
    if (status >= 500) await this.report(error, ctx)
    const message = status < 500 && error instanceof Error ? error.message : 'Server error'
    return ctx.response.status(status).json({ message })
  }
}

/** The page stood open for so long that its anti-forgery token went, or someone else made the form. */
const isOldForm = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'E_BAD_CSRF_TOKEN'

/** What was typed stays in the page, which comes back with a token that holds. */
function renderOldForm(ctx: HttpContext) {
  const text = i18nManager.locale(localeOf(ctx)).t('notices.oldForm')
  if (answersJson(ctx)) return ctx.response.status(419).json({ message: text })
  ctx.session.flash('notice', { kind: 'info', text })
  return ctx.response.redirect().back()
}

function asValidationError(refusal: Refusal, ctx: HttpContext) {
  const message = i18nManager
    .locale(localeOf(ctx))
    .formatMessage(`refusals.${refusal.key}`, refusal.values)
  return new vineErrors.E_VALIDATION_ERROR([{ field: refusal.field, message, rule: 'refused' }])
}

const statusOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500

const wantsPage = (ctx: HttpContext) =>
  !ctx.request.url().startsWith('/assets/') && ctx.request.accepts(['html', 'json']) === 'html'

import { Exception } from '@adonisjs/core/exceptions'
import { ExceptionHandler, type HttpContext, errors } from '@adonisjs/core/http'
import type { HttpError } from '@adonisjs/core/types/http'
import app from '@adonisjs/core/services/app'
import { InertiaHeaders } from '@adonisjs/inertia'
import { errors as vineErrors } from '@vinejs/vine'
import { ReadOnlyImpersonation, isReadOnlyError } from '#app/people/impersonation/read_only_impersonation'
import { expectsJson } from '#app/web/http/expects_json'
import { type FieldMessage, errorBody } from '#app/web/http/error_body'
import { isBadInput, isDatabaseAway, isUniqueViolation } from '#app/platform/shared/database_errors'
import { codeOf } from '#app/platform/shared/error_code'
import { wordsOf } from '#app/platform/documents/words'
import { answerPrecognitionSuccess, isPrecognitive, messagesAskedFor } from '#app/web/http/precognition'
import { report } from '#app/web/http/exceptions/report'
import { plainPage } from '#app/web/http/exceptions/plain_page'
import { STATUSES, type ErrorStatus } from '#app/web/http/isomorphic/statuses'
import { LimitReached } from '#app/platform/shared/limits'
import { localeOf } from '#app/web/http/middleware/locale_middleware'
import { UnreadableRequest } from '#app/web/http/middleware/clean_input_middleware'
import { Refusal } from '#app/platform/shared/refusal'
import { markForRollback } from '#app/platform/shared/tenancy'
import { isForm } from '#app/web/http/uploads/read_form'
import { type StorageFault, storageFaultOf } from '#app/platform/shared/drive/storage_fault'
import i18nManager from '@adonisjs/i18n/services/main'
import InertiaMiddleware, { ERROR_BAG } from '#app/web/http/middleware/inertia_middleware'

const RETRY_SECONDS = 5
const STORAGE_RETRY_SECONDS = 60

export default class HttpExceptionHandler extends ExceptionHandler {
  protected debug = !app.inProduction

  async report(thrown: unknown, ctx: HttpContext) {
    if (thrown instanceof errors.E_HTTP_REQUEST_ABORTED) return
    if (isPrecognitive(ctx) && isValidationError(thrown)) return
    if (thrown instanceof errors.E_ROUTE_NOT_FOUND && isUnknown(ctx)) return
    const error = storageFaultOf(thrown) ?? thrown
    report(ctx, error, isCsrfError(error) ? 419 : statusOf(error))
  }

  async handle(thrown: unknown, ctx: HttpContext) {
    // The router catches an error where it was thrown, so the scope around it would commit.
    markForRollback()
    const error = translated(thrown, ctx)
    const fault = storageFaultOf(thrown)
    if (statusOf(fault ?? error) === 503) {
      ctx.response.header('retry-after', String(fault ? STORAGE_RETRY_SECONDS : RETRY_SECONDS))
    }

    // Unknown addresses never reach the router's middleware.
    if (!ctx.inertia) await new InertiaMiddleware().init(ctx)
    if (isCsrfError(error)) return renderExpiredForm(ctx)
    if (thrown instanceof LimitReached) ctx.response.header('retry-after', String(thrown.seconds))
    if (expectsJson(ctx)) return answerInJson(error, ctx, thrown)
    if (isValidationError(error)) return super.handle(error, ctx)
    if (app.inDev && statusOf(error) === 500) return super.handle(error, ctx)
    return showPage(error, ctx)
  }

  /** Leaves the input out: sessions are stored, and must hold no bank account or card number. */
  async renderValidationErrorAsHTML(error: HttpError, ctx: HttpContext) {
    if (!ctx.session?.initiated) return showPage(new UnreadableRequest(), ctx)
    ctx.session.flashValidationErrors(error, false)
    const messages: FieldMessage[] = error.messages
    const ofNoField = messages.find(({ field }) => field === 'form')
    if (ofNoField) ctx.session.flash('notice', { kind: 'error', text: ofNoField.message })
    const bag = ctx.request.header(InertiaHeaders.ErrorBag)
    if (bag) ctx.session.flash(ERROR_BAG, bag)
    if (ctx.request.method() !== 'GET') return ctx.response.redirect().withQs().back()
    // A page that cannot be shown says why on the page it is of; no field there can.
    if (!ofNoField) ctx.session.flash('notice', { kind: 'error', text: messages[0].message })
    const referer = ctx.request.header('referer') ?? ''
    const from = URL.canParse(referer) && new URL(referer).pathname
    const path = ctx.request.url()
    ctx.response.redirect(from && from !== path ? 'back' : parentOf(path))
  }
}

function parentOf(path: string) {
  const [, thing] = /^(.*)\/[^/]+\/(?:create|edit)$/.exec(path) ?? []
  if (thing) return thing
  const [home = '/home'] = /^\/(admin|t\/[^/]+)(?=\/)/.exec(path) ?? []
  return home
}

function translated(thrown: unknown, ctx: HttpContext): unknown {
  if (ctx.impersonation && isReadOnlyError(thrown)) return new ReadOnlyImpersonation()
  if (isDatabaseAway(thrown)) return new Unavailable('The database is away', { cause: thrown })
  if (isUnpackingError(thrown)) return new UnreadableRequest('The body is not encoded as it says')
  const fault = storageFaultOf(thrown)
  if (fault) return answerOf(fault, ctx)
  if (statusOf(thrown) === 413) return refused(new Refusal('file', 'fileTooLarge'), ctx)
  if (thrown instanceof Refusal) return refused(thrown, ctx)
  if (isUniqueViolation(thrown) && ctx.request.method() !== 'GET') {
    ctx.logger.error({ err: thrown }, 'Two requests did the same at once')
    return refused(new Refusal('form', 'doneAtOnce'), ctx)
  }
  if (!isBadInput(thrown)) return thrown

  ctx.logger.warn({ err: thrown }, 'A value reached the database that no column holds')
  if (ctx.request.method() === 'GET') {
    return new errors.E_ROUTE_NOT_FOUND([ctx.request.method(), ctx.request.url()])
  }
  return refused(new Refusal('form', 'unreadableValue'), ctx)
}

function answerOf(fault: StorageFault, ctx: HttpContext) {
  const { request } = ctx
  if (fault.problem === 'missing' || ['GET', 'HEAD'].includes(request.method())) return fault
  const field = isForm(request.request) ? 'file' : 'form'
  return refused(new Refusal(field, fault.problem === 'full' ? 'storageFull' : 'storageAway'), ctx)
}

const isUnknown = ({ route }: HttpContext) => !route || route.pattern === '/*'

class Unavailable extends Exception {
  static status = 503
  static code = 'E_UNAVAILABLE'
}

/** zlib: the body is not compressed as its header says, or is cut off. */
const isUnpackingError = (error: unknown) => /^(Z_|ERR__ERROR_|ZSTD_)/.test(codeOf(error))

function refused({ field, key, values }: Refusal, ctx: HttpContext) {
  const locale = localeOf(ctx)
  const written = 'day' in values ? { ...values, day: wordsOf(locale).day(`${values.day}`) } : values
  const message = i18nManager.locale(locale).formatMessage(`refusals.${key}`, written)
  return new vineErrors.E_VALIDATION_ERROR([{ field, message, rule: 'refused' }])
}

const isValidationError = (error: unknown): error is Error & { messages: FieldMessage[] } =>
  codeOf(error) === 'E_VALIDATION_ERROR' && error instanceof Error && 'messages' in error

function answerInJson(error: unknown, ctx: HttpContext, thrown: unknown) {
  const status = statusOf(error)
  const words = i18nManager.locale(localeOf(ctx))
  if (isValidationError(error)) {
    const other = thrown instanceof LimitReached ? 429 : storageFaultOf(thrown)?.status
    const isPartial = isPrecognitive(ctx) && other === undefined
    const fields = isPartial ? messagesAskedFor(ctx, error.messages) : error.messages
    if (isPartial && fields.length === 0) return answerPrecognitionSuccess(ctx)
    return ctx.response.status(other ?? 422).json(errorBody(ctx, fields[0].message, fields))
  }
  const message = words.t(`common.errors.${pageStatus(status)}.title`)
  return ctx.response.status(status).json(errorBody(ctx, message))
}

async function showPage(error: unknown, ctx: HttpContext) {
  const status = statusOf(error)
  const shown = pageStatus(status)
  ctx.response.status(status)
  if (shown !== '503' && ctx.session?.initiated) {
    try {
      const props = { status: Number(shown), requestId: ctx.request.id() ?? '' }
      return ctx.response.send(await ctx.inertia.render('Errors/Show', props))
    } catch (second) {
      ctx.logger.error({ err: second }, 'The page of an error could not be made')
    }
  }
  return plainPage(ctx, shown, RETRY_SECONDS)
}

function pageStatus(status: number): ErrorStatus {
  const known = STATUSES.find((one) => one === String(status))
  return known ?? (status >= 500 ? '500' : '400')
}

const isCsrfError = (error: unknown) => codeOf(error) === 'E_BAD_CSRF_TOKEN'

/** Redirects back, which brings a new token; the page keeps its input. */
function renderExpiredForm(ctx: HttpContext) {
  if (expectsJson(ctx)) {
    const text = i18nManager.locale(localeOf(ctx)).t('notices.oldForm')
    return ctx.response.status(419).json(errorBody(ctx, text))
  }
  ctx.notify('oldForm', {}, 'info')
  return ctx.response.redirect().withQs().back()
}

function statusOf(error: unknown) {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500
  return status >= 400 && status <= 599 ? status : 500
}

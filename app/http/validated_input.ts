import { HttpRequest, RequestValidator } from '@adonisjs/core/http'

const SAFE = ['GET', 'HEAD']

type Options = { data?: unknown }

/**
 * What a validator reads: the address of a page, the body of a write. The framework merges the two and lets the address win, so
 * that a link or the filter of a list could decide what a form records.
 */
const inputOf = (request: HttpRequest): unknown =>
  SAFE.includes(request.method()) ? request.qs() : request.body()

const withInput = (request: HttpRequest, options: Options = {}) => ({
  ...options,
  data: options.data ?? inputOf(request),
})

HttpRequest.macro('validateUsing', function (this: HttpRequest, validator, ...[options]) {
  return new RequestValidator(this.ctx!).validateUsing(validator, withInput(this, options) as never)
})

HttpRequest.macro('tryValidateUsing', function (this: HttpRequest, validator, ...[options]) {
  const input = withInput(this, options) as never
  return new RequestValidator(this.ctx!).tryValidateUsing(validator, input)
})

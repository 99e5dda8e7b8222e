import { HttpRequest, RequestValidator } from '@adonisjs/core/http'
import { PrecognitionSuccess, isPrecognitive } from '#app/web/http/precognition'

const SAFE = ['GET', 'HEAD']

type Options = { data?: unknown }

/**
 * What a validator reads: the address of a page, the body of a write. The framework merges the two and lets the address win, so
 * that a link or the filter of a list could decide what a form records. A precognitive request records nothing, and its client
 * has no body for DELETE.
 */
const inputOf = (request: HttpRequest): unknown =>
  SAFE.includes(request.method()) || (isPrecognitive(request.ctx!) && !request.hasBody())
    ? request.qs()
    : request.body()

const withInput = (request: HttpRequest, options: Options = {}) => ({
  ...options,
  data: options.data ?? inputOf(request),
})

HttpRequest.macro('validateUsing', async function (this: HttpRequest, validator, ...[options]) {
  const input = withInput(this, options) as never
  const values = await new RequestValidator(this.ctx!).validateUsing(validator, input)
  if (isPrecognitive(this.ctx!)) throw new PrecognitionSuccess()
  return values
})

HttpRequest.macro('tryValidateUsing', async function (this: HttpRequest, validator, ...[options]) {
  const input = withInput(this, options) as never
  // Throws what is wrong as well, for the controller would go on with it.
  if (isPrecognitive(this.ctx!)) await this.validateUsing(validator, input)
  return new RequestValidator(this.ctx!).tryValidateUsing(validator, input)
})

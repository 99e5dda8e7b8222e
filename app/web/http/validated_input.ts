import { HttpRequest, RequestValidator } from '@adonisjs/core/http'
import { PrecognitionSuccess, isPrecognitive } from '#app/web/http/precognition'

const SAFE = ['GET', 'HEAD']

type Options = { data?: unknown }

/** The framework lets the address win: a link could decide what a form records. Precognition of DELETE has no body. */
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

import { type HttpContext, Route } from '@adonisjs/core/http'
import { PrecognitionSuccess, answerPrecognitionSuccess, isPrecognitive } from '#app/web/http/precognition'
import { consume } from '#app/platform/shared/limits'
import { VALIDATED_WRITES } from '#start/validated_writes'

type RouteJson = ReturnType<Route['toJSON']>
type Handler = RouteJson['handler']

const toJSON = Route.prototype.toJSON

/** Every route, because a middleware of a group stands before those of its routes, which guard them and receive their files. */
Route.macro('toJSON', function (this: Route) {
  const route = toJSON.call(this)
  return { ...route, handler: dispatching(route.handler) }
})

function dispatching(handler: Handler): Handler {
  if (typeof handler === 'function') return (ctx) => dispatch(ctx, () => handler(ctx))
  const { handle } = handler
  return { ...handler, handle: (resolver, ctx) => dispatch(ctx, () => handle(resolver, ctx)) }
}

/** Precognition runs only listed controllers. Before its validator one may only read: no rollback takes back files. */
async function dispatch(ctx: HttpContext, call: () => unknown) {
  if (!isPrecognitive(ctx) || isUnknown(ctx)) return call()
  const { auth, request, response, route } = ctx
  await consume('precognition', { ip: request.ip(), personId: auth.user?.id })
  if (!VALIDATED_WRITES.has(route?.name ?? '')) return answerPrecognitionSuccess(ctx)

  try {
    await call()
  } catch (error) {
    if (!(error instanceof PrecognitionSuccess)) throw error
  }
  // A controller may also end before its validator: led elsewhere, or with a refusal of its own.
  if (response.getStatus() < 400) answerPrecognitionSuccess(ctx)
}

const isUnknown = ({ route }: HttpContext) => route?.pattern === '/*'

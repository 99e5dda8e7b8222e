import type { HttpContext } from '@adonisjs/core/http'
import { maskedNetwork } from '#app/platform/shared/ip_network'
import { codeOf } from '#app/platform/shared/error_code'
import { Refusal } from '#app/platform/shared/refusal'

type Message = { field: string; rule?: string }

/** Logs no value that was sent and no address, for an address can hold a secret. */
export function report(ctx: HttpContext, error: unknown, status: number) {
  // 410: a file of ours is missing.
  const failed = status >= 500 || status === 410
  const line = {
    event: codeOf(error) || 'error',
    status,
    ...asked(ctx),
    ...rulesOf(error),
    ...(failed && { err: error }),
  }
  const text = failed && error instanceof Error ? error.message : `${line.event} ${line.route}`
  ctx.logger.log(failed ? 'error' : FOLLOWED.includes(status) ? 'warn' : 'info', line, text)
}

/** What somebody who looks for a way in meets. */
const FOLLOWED = [401, 403, 404, 413, 419, 429]

/** `user` and `viewer` are ids; `viewer` is the member of staff who looks at the pages of `user`. */
export const asked = ({ auth, impersonation, request, route }: HttpContext) => ({
  method: request.method(),
  route: route?.name ?? route?.pattern ?? null,
  user: auth?.user?.id ?? null,
  ...(impersonation && { viewer: impersonation.staffId }),
  network: maskedNetwork(request.ip()),
})

function rulesOf(error: unknown) {
  if (error instanceof Refusal) return { field: error.field, rule: error.key }
  if (codeOf(error) !== 'E_VALIDATION_ERROR') return {}
  const { messages } = error as { messages: Message[] }
  return { fields: messages.map(({ field, rule }) => `${field}: ${rule}`) }
}

import { HttpContext } from '@adonisjs/core/http'
import { readCurrentRequestWith } from '#app/platform/shared/current_request'

readCurrentRequestWith(() => {
  const ctx = HttpContext.get()
  if (!ctx) return null
  const { request, response } = ctx
  return {
    id: request.id() ?? null,
    ip: request.ip(),
    socketId: request.header('x-socket-id') ?? null,
    abort: () => void response.response.destroy(),
  }
})

import { SOCKET_ID } from '#app/messages/push/channels'
import { HttpContext } from '@adonisjs/core/http'
import { readCurrentRequestWith } from '#app/platform/shared/current_request'

readCurrentRequestWith(() => {
  const ctx = HttpContext.get()
  if (!ctx) return null
  const { request, response } = ctx
  return {
    id: request.id() ?? null,
    ip: request.ip(),
    socketId: socketIdIn(request),
    abort: () => void response.response.destroy(),
  }
})

function socketIdIn(request: HttpContext['request']) {
  const id = request.header('x-socket-id')
  return id && SOCKET_ID.test(id) ? id : null
}

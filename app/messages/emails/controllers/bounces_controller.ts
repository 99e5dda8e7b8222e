import { buffer } from 'node:stream/consumers'
import { safeEqual } from '@adonisjs/core/helpers'
import type { HttpContext } from '@adonisjs/core/http'
import { recordBounce } from '#app/messages/emails/actions/record_bounce'
import { readBounce } from '#app/messages/emails/read_bounce'
import { asWorker } from '#app/platform/shared/tenancy'
import env from '#start/env'

const MAX_BYTES = 1_000_000

/** Our mail server posts here, as it is, what comes back to BOUNCE_ADDRESS (docs/production.md). */
export default class BouncesController {
  async store({ request, response }: HttpContext) {
    const token = env.get('BOUNCE_TOKEN')?.release()
    if (!token || !safeEqual(request.header('authorization') ?? '', `Bearer ${token}`))
      return response.unauthorized({ error: 'Send the token of BOUNCE_TOKEN.' })
    const length = Number(request.header('content-length'))
    if (!(length > 0)) return response.status(411).json({ error: 'Say how long the message is.' })
    if (length > MAX_BYTES) return response.status(413).json({ error: 'The message is too long.' })

    const bounce = await readBounce(await buffer(request.request))
    const outcome = bounce ? await asWorker(() => recordBounce(bounce)) : 'ignored'
    return response.json({ outcome })
  }
}

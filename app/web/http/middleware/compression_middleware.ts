import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import compression from 'compression'

const SECRET = Symbol('secret')

type Compress = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

// Higher qualities take longer to compress than the saved bytes take to travel.
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  filter: (request, response) => !(SECRET in response) && compression.filter(request, response),
}) as unknown as Compress

export default class CompressionMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    compress(request.request, response.response, () => {})
    return next()
  }
}

/** For responses with a secret, whose compressed length could reveal it (BREACH, CVE-2013-3587). */
export function leaveUncompressed({ response }: HttpContext) {
  Object.assign(response.response, { [SECRET]: true })
}

import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import type { FieldMessage } from '#app/web/http/error_body'

type Request = Pick<HttpContext, 'request'>

const SAFE = ['GET', 'HEAD', 'OPTIONS']

/** Asks whether a write would pass its validator, as the forms of Inertia do while someone types. Nothing is done. */
export const isPrecognitive = ({ request }: Request) =>
  request.header('precognition') === 'true' && !SAFE.includes(request.method())

/** Thrown by a validator instead of returning to its controller, so that the action behind it cannot run. */
export class PrecognitionSuccess extends Exception {
  static status = 204
  static code = 'E_PRECOGNITION_SUCCESS'
}

export function answerPrecognitionSuccess({ response }: Pick<HttpContext, 'response'>) {
  response.removeHeader('location')
  response.header('precognition-success', 'true')
  return response.noContent()
}

/** Of the fields that were asked about; `*` is one key or index. As Laravel has it, no field when the header is empty. */
export function messagesAskedFor({ request }: Request, messages: FieldMessage[]) {
  // `request.header()` has none where it is empty.
  const only = request.headers()['precognition-validate-only']
  if (typeof only !== 'string') return messages
  const patterns = only.split(',').map((pattern) => pattern.trim().split('.'))
  return messages.filter(({ field }) => patterns.some((pattern) => matches(pattern, field.split('.'))))
}

const matches = (pattern: string[], path: string[]) =>
  pattern.length === path.length && pattern.every((key, index) => key === '*' || key === path[index])

import type { HttpContext } from '@adonisjs/core/http'

export type FieldMessage = { field: string; message: string }

/** `message` is never that of the underlying error; the log has it under `reference`. */
export const errorBody = ({ request }: Pick<HttpContext, 'request'>, message: string, fields?: FieldMessage[]) => ({
  message,
  reference: request.id() ?? '',
  ...(fields && { errors: byField(fields) }),
})

/** As Laravel and Precognition have it: the messages of each field. */
function byField(fields: FieldMessage[]) {
  const groups = Map.groupBy(fields, ({ field }) => field)
  return Object.fromEntries([...groups].map(([field, messages]) => [field, messages.map(({ message }) => message)]))
}

import type { HttpContext } from '@adonisjs/core/http'

export type FieldMessage = { field: string; message: string }

/** `message` is never that of the underlying error; the log has it under `reference`. */
export const errorBody = (
  { request }: Pick<HttpContext, 'request'>,
  message: string,
  fields?: FieldMessage[]
) => ({ message, reference: request.id() ?? '', ...(fields ? { errors: fields } : {}) })

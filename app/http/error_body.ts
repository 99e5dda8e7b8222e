import type { HttpContext } from '@adonisjs/core/http'

export type FieldMessage = { field: string; message: string }

/**
 * What programs are told of any error. `message` is ours, never that of what failed; by `reference` the log has the
 * rest.
 */
export const errorBody = (
  { request }: Pick<HttpContext, 'request'>,
  message: string,
  fields?: FieldMessage[]
) => ({ message, reference: request.id() ?? '', ...(fields ? { errors: fields } : {}) })

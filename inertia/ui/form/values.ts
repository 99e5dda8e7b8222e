/** What stands in a field before it is sent. */
export type FieldValue = string | boolean | string[] | File | null

/** What someone typed or chose, by the name of its field; what was left as it was is not here. */
export type Values = Record<string, FieldValue | undefined>

export const isEmpty = (value: FieldValue) =>
  Array.isArray(value)
    ? value.every((part) => part.trim() === '')
    : typeof value === 'string'
      ? value.trim() === ''
      : !value

/** Whether a value from elsewhere (a draft, the history of the browser) has the shape that a field has. */
export function fits<Value extends FieldValue>(value: unknown, empty: Value): value is Value {
  if (empty === null) return value === null || value instanceof File
  if (Array.isArray(empty)) return Array.isArray(value) && value.every((part) => typeof part === 'string')
  return typeof value === typeof empty
}

import { LIMITS } from '#app/messages/push/limits'

export type JsonObject = Record<string, unknown>

/** Null for anything but an object, and when nested too deep: encoding and comparing are recursive. */
export function objectIn(text: unknown): JsonObject | null {
  if (typeof text !== 'string') return null
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) && isShallow(value, LIMITS.depth) ? value : null
  } catch {
    return null
  }
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1))
}

export const textIn = (value: unknown) => (typeof value === 'string' ? value : null)

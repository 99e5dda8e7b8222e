/** Codes of errors and closes. Below 4100 a client stays away, below 4200 it waits a second, below 4300 it is back at once. */
export const CODE = {
  unknownApp: 4001,
  pathNotFound: 4005,
  invalidVersion: 4006,
  unsupportedVersion: 4007,
  noVersion: 4008,
  unauthorized: 4009,
  overCapacity: 4100,
  reconnect: 4200,
  pongTimeout: 4201,
  clientEventRate: 4301,
}

export type Incoming = {
  event: string
  data: Record<string, unknown>
  raw: unknown
  channel: unknown
}

/** Data travels as text: a JSON document inside the JSON of the frame. */
export const asText = (data: unknown) =>
  typeof data === 'string' ? data : (JSON.stringify(data) ?? '')

/** A frame as every receiver gets it, encoded once. */
export const frame = (event: string, data: unknown, channel?: string, userId?: string) =>
  Buffer.from(JSON.stringify({ event, data: asText(data), channel, user_id: userId }))

/** Errors are the exception: their data is an object. */
export const errorFrame = (code: number | null, message: string) =>
  Buffer.from(JSON.stringify({ event: 'pusher:error', data: { code, message } }))

export function parse(text: string): Incoming | null {
  const message = objectIn(text)
  if (!message || typeof message.event !== 'string') return null
  const { event, channel, data } = message
  return { event, channel, raw: data, data: (isObject(data) ? data : objectIn(data)) ?? {} }
}

export function objectIn(text: unknown): Record<string, unknown> | null {
  if (typeof text !== 'string') return null
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Codes of errors and closes. Below 4100 a client stays away, below 4200 it waits a second, below 4300 it is back at once. */
export const CODE = {
  unknownApp: 4001,
  pathNotFound: 4005,
  invalidVersion: 4006,
  unsupportedVersion: 4007,
  noVersion: 4008,
  unauthorized: 4009,
  /** Ours: the protocol has no code for a client that goes on sending what is no message. */
  malformed: 4010,
  overCapacity: 4100,
  reconnect: 4200,
  pongTimeout: 4201,
  clientEventRejected: 4301,
}

/** Data travels as text: a JSON document inside the JSON of the frame. */
export const asText = (data: unknown) =>
  typeof data === 'string' ? data : (JSON.stringify(data) ?? '')

/** A frame as every receiver gets it, encoded once. */
export const frame = (event: string, data: unknown, channel?: string) =>
  Buffer.from(JSON.stringify({ event, data: asText(data), channel }))

/** An event as it was published; what a client sent as an object stays one. */
export const eventFrame = (event: string, data: unknown, channel: string, userId?: string) =>
  Buffer.from(JSON.stringify({ event, data, channel, user_id: userId }))

/** Errors are the exception: their data is an object. */
export const errorFrame = (code: number | null, message: string) =>
  Buffer.from(JSON.stringify({ event: 'pusher:error', data: { code, message } }))

/** Clients stay away after a code below 4100, wait a second below 4200 and reconnect at once below 4300. */
export const CODE = {
  unknownApp: 4001,
  pathNotFound: 4005,
  invalidVersion: 4006,
  unsupportedVersion: 4007,
  noVersion: 4008,
  unauthorized: 4009,
  /** Not in the Pusher protocol: the client keeps sending malformed frames. */
  malformed: 4010,
  overCapacity: 4100,
  reconnect: 4200,
  pongTimeout: 4201,
  clientEventRejected: 4301,
}

/** Pusher sends data as a JSON string inside the JSON of the frame. */
export const asText = (data: unknown) => (typeof data === 'string' ? data : (JSON.stringify(data) ?? ''))

export const frame = (event: string, data: unknown, channel?: string) =>
  Buffer.from(JSON.stringify({ event, data: asText(data), channel }))

/** Client events keep their data as sent, object or string. */
export const eventFrame = (event: string, data: unknown, channel: string, userId?: string) =>
  Buffer.from(JSON.stringify({ event, data, channel, user_id: userId }))

/** Errors are the exception: their data is an object. */
export const errorFrame = (code: number | null, message: string) =>
  Buffer.from(JSON.stringify({ event: 'pusher:error', data: { code, message } }))

/** What hosted Pusher allows, and what one of our processes bears. Seconds and bytes. */
export const LIMITS = {
  connections: 10_000,
  /** An office or a university is one address to us. */
  connectionsPerAddress: 1_000,
  framesPerSecondPerAddress: 1_000,
  subscriptionsPerConnection: 500,
  clientEventsPerSecond: 10,
  channelsPerEvent: 100,
  eventsPerBatch: 10,
  nameLength: 200,
  dataBytes: 10_240,
  frameBytes: 65_536,
  /** Of lists and objects within each other. */
  depth: 32,
  /** Messages that are none, before the connection is closed. */
  malformedFrames: 10,
  userIdLength: 128,
  userInfoBytes: 1_024,
  membersPerChannel: 100,
  cachedChannels: 10_000,
  cacheSeconds: 1_800,
  /** What may wait for a client that reads slower than it is told. */
  bufferedBytes: 1_048_576,
  activityTimeout: 120,
  pongTimeout: 30,
}

export type Limits = typeof LIMITS

/** The limits of hosted Pusher and of one of our processes, in seconds and bytes. */
export const LIMITS = {
  connections: 10_000,
  /** An office or a university shares one address. */
  connectionsPerAddress: 1_000,
  framesPerSecondPerAddress: 1_000,
  subscriptionsPerConnection: 500,
  clientEventsPerSecond: 10,
  channelsPerEvent: 100,
  eventsPerBatch: 10,
  nameLength: 200,
  dataBytes: 10_240,
  frameBytes: 65_536,
  depth: 32,
  /** A subscription to a guarded channel waits so long for the sign-in. */
  signInSeconds: 10,
  malformedFrames: 10,
  userIdLength: 128,
  userInfoBytes: 1_024,
  membersPerChannel: 100,
  cachedChannels: 10_000,
  cacheSeconds: 1_800,
  /** Unread data of a slow client. */
  bufferedBytes: 1_048_576,
  activityTimeout: 120,
  pongTimeout: 30,
}

export type Limits = typeof LIMITS

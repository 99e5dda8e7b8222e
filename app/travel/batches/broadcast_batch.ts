import { broadcast } from '#app/messages/live/broadcast'
import { toUser } from '#app/messages/live/channel_sequence'

type UploadedBatch = { publicId: string; userId: number }

export const broadcastProgress = (batch: UploadedBatch) =>
  broadcast('BatchProgressed', batch.publicId, toUser(batch.userId))

export const broadcastImported = (batch: UploadedBatch) =>
  broadcast('BatchImported', batch.publicId, toUser(batch.userId))

import { broadcast } from '#app/broadcasting/broadcast'
import { toUser } from '#app/broadcasting/sequences'
import type Batch from '#app/batches/batch'

type Known = Pick<Batch, 'publicId' | 'userId'>

/** Pages that show this upload are told that it came further. */
export const tellOfBatch = (batch: Known) =>
  broadcast('BatchProgressed', batch.publicId, toUser(batch.userId))

/** So are all others of its uploader, once its trips are there. */
export const tellOfImport = (batch: Known) =>
  broadcast('BatchImported', batch.publicId, toUser(batch.userId))

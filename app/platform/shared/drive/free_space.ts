import { constants } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { makeFolder } from '#app/platform/shared/drive/make_folder'
import { StorageFault, storageFaultOf } from '#app/platform/shared/drive/storage_fault'
import { DRIVE_ROOT } from '#config/drive'

/** Stays free for letters, logs and the database; on a small drive a share of it. */
export const RESERVE_BYTES = 300_000_000
const RESERVE_SHARE = 0.05

type Place = { device: number; free: number; reserve: number }

/** Throws a StorageFault for a folder that takes no files. */
export async function uploadPlaces(): Promise<Place[]> {
  try {
    await makeFolder(DRIVE_ROOT)
    return await Promise.all([placeOf(tmpdir()), placeOf(DRIVE_ROOT)])
  } catch (error) {
    throw storageFaultOf(error) ?? new StorageFault('away', 'A folder is not there', { cause: error })
  }
}

/** Throws a StorageFault where an upload of so many bytes does not fit beside the reserve. */
export async function requireRoom(bytes: number) {
  const places = await uploadPlaces()
  for (const { device, free, reserve } of places) {
    // It lies in the temporary folder until it is on the drive.
    const copies = places.filter((place) => place.device === device).length
    if (free < bytes * copies + reserve) {
      throw new StorageFault('full', `${free} bytes are free, and ${bytes} were announced`)
    }
  }
}

async function placeOf(folder: string): Promise<Place> {
  await access(folder, constants.W_OK)
  const [{ bavail, blocks, bsize }, { dev }] = await Promise.all([statfs(folder), stat(folder)])
  const reserve = Math.min(RESERVE_BYTES, blocks * bsize * RESERVE_SHARE)
  return { device: dev, free: bavail * bsize, reserve }
}

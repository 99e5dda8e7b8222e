import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { ReceiptType } from '#app/money/expenses/receipt_type'
import { Refusal } from '#app/platform/shared/refusal'
import { storageFaultOf } from '#app/platform/shared/drive/storage_fault'

/** A photo of 50 megapixels takes 200 MB to unpack. */
const MAX_PIXELS = 50_000_000
const QUALITY = 90

/** Writes a photo upright and without its metadata. Returns the bytes written. Throws a Refusal for a broken one. */
export async function cleanPhoto(from: string, to: string, type: ReceiptType) {
  // Loaded for the first photo: most processes never see one.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  const photo = sharp({ limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
  const format =
    type === 'image/jpeg'
      ? photo.jpeg({ quality: QUALITY })
      : type === 'image/webp'
        ? photo.webp({ quality: QUALITY })
        : photo.png()
  try {
    // Read and written here: sharp says nothing of a full drive but that the picture failed.
    await pipeline(createReadStream(from), format, createWriteStream(to, { mode: 0o600 }))
  } catch (error) {
    throw storageFaultOf(error) ?? new Refusal('file', 'expense.receiptUnreadable')
  }
  return (await stat(to)).size
}

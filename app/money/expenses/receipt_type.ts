import { documentTypeOf } from '#app/claims/attachments/file_type'

export const RECEIPT_TYPES = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
} as const
export type ReceiptType = keyof typeof RECEIPT_TYPES

/** Types that browsers show; an iPhone sends its HEIC photos as JPEG. */
export function receiptTypeOf(head: Buffer): ReceiptType | null {
  const type = documentTypeOf(head)
  return type !== null && type in RECEIPT_TYPES ? (type as ReceiptType) : null
}

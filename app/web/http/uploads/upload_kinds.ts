const MB = 1_000_000

export const UPLOAD_KINDS = {
  batch: { bytes: 50 * 1024 * 1024, tooLarge: 'fileTooLarge' },
  statement: { bytes: 50 * MB, tooLarge: 'statementTooLarge' },
  report: { bytes: 50 * MB, tooLarge: 'statementTooLarge' },
  attachment: { bytes: 10 * MB, tooLarge: 'attachmentTooLarge' },
  receipt: { bytes: 10 * MB, tooLarge: 'expense.receiptTooLarge' },
  /** Of visitors; a month of a commuter is 10 kB. */
  estimate: { bytes: 5 * 1024 * 1024, tooLarge: 'estimateTooLarge' },
} as const

export type UploadKind = keyof typeof UPLOAD_KINDS

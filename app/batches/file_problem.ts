/** Why a whole file is refused; catalogs: `fileProblems`. */
export const FILE_PROBLEMS = [
  'empty',
  'tooLarge',
  'notAnExport',
  'otherBankOrShop',
  'noRows',
  'image',
  'pdf',
  'oldExcel',
  'workbookTooLarge',
  'brokenWorkbook',
  'brokenJson',
  'ambiguousDates',
  'tooManyRows',
  'tooManyCards',
  'tooHardToRead',
  'stoppedTwice',
  'ourFault',
] as const
export type FileProblem = (typeof FILE_PROBLEMS)[number]

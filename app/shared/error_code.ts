export const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

export function isDiskFull(error: unknown): boolean {
  if (['ENOSPC', 'EDQUOT'].includes(codeOf(error))) return true
  return error instanceof Error && error.cause !== undefined && isDiskFull(error.cause)
}

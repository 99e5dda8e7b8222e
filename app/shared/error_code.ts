/** The code of what was thrown, or nothing. */
export const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** No room is left where files are kept. The drive wraps what the system said. */
export function isDiskFull(error: unknown): boolean {
  if (['ENOSPC', 'EDQUOT'].includes(codeOf(error))) return true
  return error instanceof Error && error.cause !== undefined && isDiskFull(error.cause)
}

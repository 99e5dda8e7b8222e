import { Exception } from '@adonisjs/core/exceptions'
import { codeOf } from '#app/platform/shared/error_code'

/** `away`: cannot be reached, opened or written at the moment. */
export type StorageProblem = 'full' | 'away' | 'missing'

const ANSWERS = {
  full: { status: 507, code: 'E_STORAGE_FULL' },
  away: { status: 503, code: 'E_STORAGE_AWAY' },
  missing: { status: 410, code: 'E_FILE_MISSING' },
} as const

export class StorageFault extends Exception {
  constructor(
    readonly problem: StorageProblem,
    message: string,
    options: { cause?: unknown } = {}
  ) {
    super(message, { ...ANSWERS[problem], ...options })
  }
}

const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG']
const TOO_MANY_OPEN = ['EMFILE', 'ENFILE']
const AWAY = ['EROFS', 'EACCES', 'EPERM', 'EIO', 'ENODEV', 'ENXIO', 'ESTALE']
const OF_NO_FILE = /^(accept|bind|connect|getaddrinfo|kill|listen|spawn)/
const MAX_CAUSES = 8

export function storageFaultOf(error: unknown, depth = 0): StorageFault | null {
  if (error instanceof StorageFault) return error
  if (!(error instanceof Error) || depth === MAX_CAUSES) return null
  const problem = problemOf(error)
  if (problem) return new StorageFault(problem, error.message, { cause: error })
  return storageFaultOf(error.cause, depth + 1)
}

export const isFileMissing = (error: unknown) => storageFaultOf(error)?.problem === 'missing'

/** Whether a file is missing is known to the driver alone. */
function problemOf(error: NodeJS.ErrnoException): StorageProblem | null {
  const code = codeOf(error)
  if (FULL.includes(code)) return 'full'
  if (TOO_MANY_OPEN.includes(code)) return 'away'
  return AWAY.includes(code) && !OF_NO_FILE.test(error.syscall ?? '') ? 'away' : null
}

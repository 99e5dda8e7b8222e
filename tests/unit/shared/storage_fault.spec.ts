import { describe, expect, test } from 'vitest'
import { StorageFault, storageFaultOf } from '#app/platform/shared/drive/storage_fault'

const system = (code: string, syscall = 'write') => Object.assign(new Error(code), { code, syscall })
const wrapped = (cause: unknown) => new Error('Cannot write file', { cause })
const problemOf = (error: unknown) => storageFaultOf(error)?.problem ?? null

describe('the fault of the storage', () => {
  test.each(['ENOSPC', 'EDQUOT', 'EFBIG'])('is a full drive for %s', (code) => {
    expect(problemOf(system(code))).toBe('full')
    expect(storageFaultOf(system(code))!.status).toBe(507)
  })

  test.each(['EMFILE', 'ENFILE', 'EROFS', 'EACCES', 'EIO'])('is a drive that is away for %s', (code) => {
    expect(problemOf(system(code, 'open'))).toBe('away')
    expect(storageFaultOf(system(code, 'open'))!.status).toBe(503)
  })

  test('is found behind what wrapped it', () => {
    const abort = Object.assign(wrapped(system('ENOSPC')), {
      name: 'AbortError',
      code: 'ABORT_ERR',
    })
    expect(problemOf(wrapped(abort))).toBe('full')
    const missing = new StorageFault('missing', 'A stored file is missing')
    expect(storageFaultOf(wrapped(wrapped(missing)))).toBe(missing)
  })

  test('is none of a socket, of a file of the program, or of causes that go round', () => {
    expect(problemOf(system('EACCES', 'connect'))).toBeNull()
    expect(problemOf(system('ENOENT', 'open'))).toBeNull()
    expect(problemOf('ENOSPC')).toBeNull()
    const round = new Error('round')
    round.cause = round
    expect(problemOf(round)).toBeNull()
  })
})

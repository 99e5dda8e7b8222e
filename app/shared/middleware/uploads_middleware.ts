import { rm } from 'node:fs/promises'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * An upload waits in the machine's folder for temporary files while its request is answered, and not longer: what
 * we keep of it is on our own disk by then.
 */
export default class UploadsMiddleware {
  async handle({ request }: HttpContext, next: NextFn) {
    try {
      return await next()
    } finally {
      for (const path of pathsIn(request.allFiles())) await rm(path, { force: true })
    }
  }
}

/** Of files by the name of their field, which may be nested like any other. */
function pathsIn(files: unknown): string[] {
  if (typeof files !== 'object' || files === null) return []
  if ('tmpPath' in files) return typeof files.tmpPath === 'string' ? [files.tmpPath] : []
  return Object.values(files).flatMap(pathsIn)
}

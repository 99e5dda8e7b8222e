import { existsSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { Exception } from '@adonisjs/core/exceptions'
import type { Vite } from '@adonisjs/vite'

export class PageNotFound extends Exception {
  static status = 500
  static code = 'E_PAGE_NOT_FOUND'

  constructor(name: string) {
    super(`Page not found: ${name}`)
  }
}

const FOLDER = 'inertia/pages'
let built: Set<string> | undefined

export function pageExists(name: string, vite: Vite) {
  const file = `${FOLDER}/${name}.tsx`
  if (app.inDev) return existsSync(app.makePath(file))
  built ??= new Set(Object.keys(vite.manifest()))
  return built.has(file)
}

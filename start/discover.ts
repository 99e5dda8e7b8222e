import app from '@adonisjs/core/services/app'
import { fsImportAll } from '@adonisjs/core/helpers'

/** What the modules of `app/` whose path matches export, and `is` recognises. */
export async function discover<T>(path: RegExp, is: (value: object) => value is T & object): Promise<T[]> {
  const modules: unknown = await fsImportAll(app.makeURL('app'), {
    filter: (file) => path.test(file),
  })
  const exportsOf = (value: unknown): T[] => {
    if (typeof value !== 'object' || value === null) return []
    return is(value) ? [value] : Object.values(value).flatMap(exportsOf)
  }
  return exportsOf(modules)
}

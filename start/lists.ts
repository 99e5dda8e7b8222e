import app from '@adonisjs/core/services/app'
import { fsImportAll } from '@adonisjs/core/helpers'
import type { List } from '#app/platform/lists/define_list'

const modules: Record<string, unknown> = await fsImportAll(app.makeURL('app'), {
  filter: (path) => /_list\.[jt]s$/.test(path),
})

/** What the modules of a folder and those below it export. */
const exportsOf = (folder: unknown): unknown[] =>
  isObject(folder) && !isList(folder) ? Object.values(folder).flatMap(exportsOf) : [folder]

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isList = (value: unknown): value is List => isObject(value) && 'neighbours' in value

/** Every list there is, found by the name of its file: what is true of one is tested of all. */
export const lists: List[] = exportsOf(modules).filter(isList)

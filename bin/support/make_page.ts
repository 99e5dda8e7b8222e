import string from '@adonisjs/core/helpers/string'
import type { ApplicationService } from '@adonisjs/core/types'
import { CannotWrite, controllerName, withLine, formatted, newFiles, textOf } from './scaffold.ts'

const METHODS = { Index: 'index', Show: 'show', Create: 'create', Edit: 'edit' } as const
const AREAS = { Admin: 'admin', User: 'user', Tenant: 'tenant' } as const

/**
 * The files of a page, whole, by their path: the page and its controller from stubs/page, and a line for the route and for each language. `page`
 * is its name, such as `Admin/Fares/Index`, and `domain` its domain, such as `travel/trips`. Throws CannotWrite.
 */
export async function filesOfPage(domain: string, page: string, app: ApplicationService) {
  const [, Area, Resource, Method] = /^(\w+)\/(?:\w+\/)*(\w+)\/(\w+)$/.exec(page) ?? []
  const area = AREAS[Area as keyof typeof AREAS]
  const method = METHODS[Method as keyof typeof METHODS]
  if (!area || !method) throw new CannotWrite(`"${page}" is no name like Admin/Fares/Index (or Show, Create, Edit)`)
  if (!textOf(`app/${domain.split('/')[0]}/README.md`)) throw new CannotWrite(`There is no wing for ${domain}`)

  const resource = string.snakeCase(Resource)
  const key = string.camelCase(Resource)
  const catalogName = area === 'admin' ? 'admin' : key
  const words = {
    domain,
    page,
    area,
    resource,
    Resource,
    method,
    component: `${Resource}${Method}`,
    catalog: area === 'admin' ? `admin.${key}` : key,
  }
  const files = await newFiles(app, ['page/page', 'page/controller'], words)

  const routes = `start/routes/${area}.ts`
  const path =
    string.dashCase(Resource) +
    (method === 'index' ? '' : method === 'create' ? '/create' : `/:id${method === 'edit' ? '/edit' : ''}`)
  const route = `    router.get('${path}', [controllers.${controllerName(domain)}.${area}.${Resource}, '${method}']).as('${resource}.${method}')\n`
  files.set(routes, withLine(textOf(routes), '.group(() => {\n', route))

  // Staff read English.
  for (const locale of area === 'admin' ? ['en'] : ['en', 'nl']) {
    const catalog = `resources/lang/${locale}/${catalogName}.json`
    const known = JSON.parse(textOf(catalog) || '{}') as Record<string, unknown>
    const title = { title: string.sentenceCase(Resource) }
    files.set(
      catalog,
      JSON.stringify(
        area === 'admin' ? { ...known, [key]: { ...title, ...(known[key] as object) } } : { ...title, ...known }
      )
    )
  }
  return formatted(files)
}

import string from '@adonisjs/core/helpers/string'
import type { ApplicationService } from '@adonisjs/core/types'
import { CannotWrite, withLine, formatted, modelIn, newFiles, textOf } from './scaffold.ts'

/**
 * The files of a list for staff with its export, whole, by their path: the declaration and its page from stubs/list, and a line for the route and
 * the words. `name` is a model in its domain, such as `people/tenants/tenant`. Throws CannotWrite.
 */
export async function filesOfList(name: string, app: ApplicationService) {
  const domain = name.split('/').slice(0, -1).join('/')
  const { model, Model, table, key } = modelIn(name)
  const plural = string.plural(model)
  const words = {
    domain,
    model,
    Model,
    table,
    key,
    name: plural,
    keyColumn: string.snakeCase(key),
    variable: string.camelCase(model),
    page: `Admin/${string.pascalCase(plural)}/Index`,
  }
  const files = await newFiles(app, ['list/list', 'list/page'], words)

  const routes = 'start/routes/admin.ts'
  const route = `    listRoutes('${string.dashCase(plural)}', ${words.variable}List, '${words.page}')\n`
  const given = `import { ${words.variable}List } from '#app/${domain}/${model}_list'\n${textOf(routes)}`
  files.set(routes, withLine(given, '.group(() => {\n', route))

  const catalog = 'resources/lang/en/staff_lists.json'
  const known = JSON.parse(textOf(catalog)) as Record<string, unknown>
  if (plural in known) throw new CannotWrite(`${catalog} has the words of a list ${plural} already`)
  const sentence = string.sentenceCase(plural)
  known[plural] = {
    page: {
      title: sentence,
      search: string.sentenceCase(key),
      empty: `No ${sentence.toLowerCase()}`,
      emptyHint: `${sentence} are listed here.`,
    },
    view: { all: 'All' },
    filter: { created: 'Created' },
    column: { [key]: string.sentenceCase(key), createdAt: 'Created' },
  }
  files.set(catalog, JSON.stringify(known))
  return formatted(files)
}

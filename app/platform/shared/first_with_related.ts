import { errors } from '@adonisjs/lucid'
import type { LucidModel, LucidRow, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { columnsOf } from '#app/platform/shared/model_columns'
import { queryResult } from '#app/platform/shared/execute'

/** Columns by name, read from `$extras`. In their SQL the row is `root`, and a related one is named by its path. */
type Extras = Record<string, string>

/** One statement for a row and those it belongs to, by paths such as `trip.card`. Throws E_ROW_NOT_FOUND. */
export async function firstWithRelated<Model extends LucidModel>(
  query: ModelQueryBuilderContract<Model>,
  paths: readonly string[],
  extras: Extras = {}
): Promise<InstanceType<Model>> {
  const { model } = query
  const root = columnsOf(model, 'root', 'root')
  const parts = paths.map((path) => partOf(model, path))
  const selected = [
    root.selection,
    ...parts.map(({ columns }) => columns.selection),
    ...Object.entries(extras).map(([name, sql]) => `${sql} as "extra:${name}"`),
  ]
  const { sql, bindings } = query.limit(1).toSQL()
  const {
    rows: [row],
  } = await queryResult(`select ${selected.join(', ')} from (${sql}) root ${parts.map(({ join }) => join).join(' ')}`, [
    ...bindings,
  ])
  if (!row) throw new errors.E_ROW_NOT_FOUND(model)

  const found = root.read(row)!
  const related = new Map<string, LucidRow | null>([['root', found]])
  for (const { path, parent, name, columns } of parts) {
    related.set(path, columns.read(row))
    related.get(parent)?.$setRelated(name, related.get(path)!)
  }
  for (const name of Object.keys(extras)) found.$extras[name] = row[`extra:${name}`]
  return found
}

function partOf(model: LucidModel, path: string) {
  const names = path.split('.')
  const name = names.at(-1)!
  const parent = names.slice(0, -1).join('.') || 'root'
  const owner = names.slice(0, -1).reduce((at, one) => relationOf(at, one).relatedModel(), model)
  const { foreignKey, localKey, relatedModel } = relationOf(owner, name)
  const columns = columnsOf(relatedModel(), path, `"${path}"`)
  const [foreign, local] = [columnNamed(owner, foreignKey), columnNamed(relatedModel(), localKey)]
  const join = `left join ${relatedModel().table} "${path}" on "${path}".${local} = "${parent}".${foreign}`
  return { path, parent, name, columns, join }
}

const columnNamed = (model: LucidModel, attribute: string) => model.$getColumn(attribute)!.columnName

function relationOf(model: LucidModel, name: string) {
  model.boot()
  const relation = model.$relationsDefinitions.get(name)
  if (relation?.type !== 'belongsTo') throw new Error(`${model.name} belongs to no "${name}"`)
  relation.boot()
  return relation
}

import type { LucidModel, ModelObject } from '@adonisjs/lucid/types/model'

export function columnsOf<Model extends LucidModel>(model: Model, part: string, source = `(${part})`) {
  model.boot()
  const columns = [...model.$columnsDefinitions.values()].map(({ columnName }) => columnName)
  const key = model.$getColumn(model.primaryKey)!.columnName
  return {
    selection: columns.map((column) => `${source}.${column} as "${part}:${column}"`).join(', '),
    /** Null where an outer join found no row. */
    read(row: ModelObject): InstanceType<Model> | null {
      if (row[`${part}:${key}`] === null) return null
      return model.$createFromAdapterResult(
        Object.fromEntries(columns.map((column) => [column, row[`${part}:${column}`]]))
      )
    },
  }
}

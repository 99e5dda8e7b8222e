import { compose } from '@adonisjs/core/helpers'
import { column } from '@adonisjs/lucid/orm'
import type { ImportedAnswer } from '#app/claims/decisions/import/imported_answer'
import { Lockable } from '#app/platform/shared/lockable'
import { DecisionImportSchema } from '#database/schema'

export default class DecisionImport extends compose(DecisionImportSchema, Lockable) {
  @column({ prepare: (rows: ImportedAnswer[]) => JSON.stringify(rows) })
  declare rows: ImportedAnswer[]
}

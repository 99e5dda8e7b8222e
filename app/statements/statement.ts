import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { StatementSchema } from '#database/schema'
import StatementFile from '#app/statements/statement_file'

export default class Statement extends StatementSchema {
  @belongsTo(() => StatementFile, { foreignKey: 'fileId' })
  declare file: BelongsTo<typeof StatementFile>
}

import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { StatementSchema } from '#database/schema'
import StatementFile from '#app/statements/statement_file'
import StatementLine from '#app/statements/statement_line'

export default class Statement extends StatementSchema {
  @belongsTo(() => StatementFile, { foreignKey: 'fileId' })
  declare file: BelongsTo<typeof StatementFile>

  @hasMany(() => StatementLine)
  declare lines: HasMany<typeof StatementLine>
}

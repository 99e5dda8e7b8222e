import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { StatementSchema } from '#database/schema'
import StatementFile from '#app/money/statements/statement_file'
import User from '#app/people/accounts/user'

export default class Statement extends StatementSchema {
  get isProven() {
    return this.completedAt !== null && (this.isChained || this.confirmedById !== null)
  }

  /** As the bank counts its statements; its own name for one where it does not count. */
  get shownNumber() {
    return this.sequenceNumber === null ? this.statementNumber : String(this.sequenceNumber)
  }

  @belongsTo(() => StatementFile, { foreignKey: 'fileId' })
  declare file: BelongsTo<typeof StatementFile>

  @belongsTo(() => User, { foreignKey: 'confirmedById' })
  declare confirmedBy: BelongsTo<typeof User>
}

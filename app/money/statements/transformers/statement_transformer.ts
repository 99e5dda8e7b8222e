import { BaseTransformer } from '@adonisjs/core/transformers'
import type Statement from '#app/money/statements/statement'
import type StatementFile from '#app/money/statements/statement_file'

/** Needs the file loaded with who took it back, and who confirmed it. */
export default class StatementTransformer extends BaseTransformer<Statement> {
  toObject() {
    const statement = this.resource
    return {
      reference: statement.reference,
      number: statement.shownNumber,
      fromOn: statement.fromOn,
      untilOn: statement.untilOn,
      openingCents: statement.openingCents,
      creditCents: statement.creditCents,
      debitCents: statement.debitCents,
      closingCents: statement.closingCents,
      linesCount: statement.linesCount,
      newLinesCount: statement.newLinesCount,
      fileName: statement.file.name,
      format: statement.file.format,
      isProven: statement.isProven,
      isComplete: statement.completedAt !== null,
      gapCents: statement.gapCents,
      missingCount: statement.missingCount,
      takenBack: withdrawn(statement.file),
      isImported: ['imported', 'failed'].includes(statement.file.status),
      confirmedBy: statement.confirmedBy?.fullName ?? null,
      importedAt: statement.createdAt.toISO()!,
    }
  }
}

const withdrawn = ({ withdrawnAt, withdrawnBy, withdrawalReason }: StatementFile) =>
  withdrawnAt && {
    at: withdrawnAt.toISO()!,
    by: withdrawnBy.fullName,
    reason: withdrawalReason!,
  }

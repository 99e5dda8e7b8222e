import { flag } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { Refusal } from '#app/platform/shared/refusal'
import type StatementLine from '#app/money/statements/statement_line'

/** A line of a file that is taken back leaves the books with it: nothing is tied to it any more. Needs the line locked. */
export async function refuseOfWithdrawn({ statementId }: Pick<StatementLine, 'statementId'>, field = 'line') {
  const found = await readRow({ isGone: flag('is_of_withdrawn_file(?)') }, '', [statementId])
  if (found!.isGone) throw new Refusal(field, 'lineTakenBack')
}

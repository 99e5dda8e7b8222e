import type { CsvBank } from '#app/statements/reading/csv/csv_bank'
import type { PositionedLine } from '#app/statements/reading/csv/read_csv'
import type { ReadStatement } from '#app/statements/reading/types'
import { StatementProblem } from '#app/statements/statement_problem'

/** The statement of the lines of one account, with the balances that the export has. */
export function csvStatement(lines: PositionedLine[], bank: CsvBank): ReadStatement {
  const ordered = oldestFirst(lines, bank)
  const broken = brokenBalance(ordered)
  if (broken) throw new StatementProblem('balance_mismatch', null, broken.position)

  const first = ordered[0]
  const last = ordered[ordered.length - 1]
  const days = ordered.map(({ line }) => line.bookedOn)
  return {
    iban: first.iban,
    statementId: null,
    sequence: null,
    fromOn: days.reduce((earliest, day) => (day < earliest ? day : earliest)),
    untilOn: days.reduce((latest, day) => (day > latest ? day : latest)),
    openingCents: balanceBefore(first),
    closingCents: last.balanceCents,
    lines: ordered.map(({ line, position }) => ({ position, ...line, details: [] })),
  }
}

/** Days tell the order, within one day the balances do, and without those the habit of the bank. */
function oldestFirst(lines: PositionedLine[], { isNewestFirst }: CsvBank) {
  const firstDay = lines[0].line.bookedOn
  const lastDay = lines[lines.length - 1].line.bookedOn
  const reversed = lines.toReversed()
  if (firstDay !== lastDay) return firstDay > lastDay ? reversed : lines

  const [usual, other] = isNewestFirst ? [reversed, lines] : [lines, reversed]
  return brokenBalance(usual) && !brokenBalance(other) ? other : usual
}

/** The first line whose balance does not follow from the line before. */
function brokenBalance(lines: PositionedLine[]) {
  return lines.find((line, index) => {
    const before = balanceBefore(line)
    const balanceOfPrevious = index === 0 ? null : lines[index - 1].balanceCents
    if (before === null) return false
    if (before + line.line.amountCents !== line.balanceCents) return true
    return balanceOfPrevious !== null && balanceOfPrevious !== before
  })
}

function balanceBefore({ balanceCents, balanceBeforeCents, line }: PositionedLine) {
  if (balanceBeforeCents !== null) return balanceBeforeCents
  return balanceCents === null ? null : balanceCents - line.amountCents
}

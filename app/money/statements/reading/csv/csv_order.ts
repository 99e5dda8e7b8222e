import type { CsvLine } from '#app/money/statements/reading/csv/csv_bank'
import { type Days, withDay } from '#app/money/statements/reading/days'
import type { ReadHeader } from '#app/money/statements/reading/types'
import { StatementProblem } from '#app/money/statements/statement_problem'

type Positioned = CsvLine & { position: number }

/** Which end of an export is the oldest, and whether its balances connect; keeps the first line and the last. */
export class CsvOrder {
  #first: Positioned | null = null
  #last: Positioned | null = null
  #days: Days | null = null
  /** The first line whose own balances differ by another amount, or that does not follow from the one before or behind it. */
  #brokenAlone: number | null = null
  #brokenDown: number | null = null
  #brokenUp: number | null = null

  constructor(private isUsuallyNewestFirst: boolean) {}

  add(line: Positioned) {
    const { balanceAfterCents, amountCents, bookedOn } = line.line
    const before = balanceBefore(line)
    if (before !== null && before + amountCents !== balanceAfterCents) {
      this.#brokenAlone ??= line.position
    }
    if (this.#last) {
      if (!connect(this.#last, line)) this.#brokenDown ??= line.position
      if (!connect(line, this.#last)) this.#brokenUp ??= this.#last.position
    }
    this.#first ??= line
    this.#last = line
    this.#days = withDay(this.#days, bookedOn)
  }

  /** Throws StatementProblem when lines are missing. */
  header(): ReadHeader {
    const isNewestFirst = this.#isNewestFirst()
    const broken = this.#brokenAlone ?? (isNewestFirst ? this.#brokenUp : this.#brokenDown)
    if (broken !== null) throw new StatementProblem('balance_mismatch', null, broken)

    const [oldest, newest] = isNewestFirst ? [this.#last!, this.#first!] : [this.#first!, this.#last!]
    return {
      statementId: null,
      sequence: null,
      fromOn: this.#days!.first,
      untilOn: this.#days!.last,
      openingCents: balanceBefore(oldest),
      closingCents: newest.line.balanceAfterCents,
      isNewestFirst,
    }
  }

  /** Days tell the order, within one day the balances do, and without those the habit of the bank. */
  #isNewestFirst() {
    const [first, last] = [this.#first!.line.bookedOn, this.#last!.line.bookedOn]
    if (first !== last) return first > last
    const [usual, other] = [this.#brokenDown, this.#brokenUp]
    const isUsualBroken = (this.isUsuallyNewestFirst ? other : usual) !== null
    const isOtherBroken = (this.isUsuallyNewestFirst ? usual : other) !== null
    return isUsualBroken && !isOtherBroken ? !this.isUsuallyNewestFirst : this.isUsuallyNewestFirst
  }
}

function connect(one: Positioned, next: Positioned) {
  const [after, before] = [one.line.balanceAfterCents, balanceBefore(next)]
  return after === null || before === null || after === before
}

function balanceBefore({ balanceBeforeCents, line }: CsvLine) {
  if (balanceBeforeCents !== null) return balanceBeforeCents
  return line.balanceAfterCents === null ? null : line.balanceAfterCents - line.amountCents
}

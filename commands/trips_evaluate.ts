import { readFile } from 'node:fs/promises'
import { BaseCommand, args } from '@adonisjs/core/ace'
import { type Evaluated, evaluateFolder } from '#bin/evaluation/evaluate_folder'
import { referenceKnowledge } from '#bin/evaluation/reference_knowledge'

/** How many rows and trips of a folder of exports come out as a person wrote them down. */
export default class TripsEvaluate extends BaseCommand {
  static commandName = 'trips:evaluate'
  static description = 'Compare the rows and trips of exports with expected files beside them'

  @args.string({ description: 'Folder with exports, each with its NAME.expected.csv' })
  declare folder: string

  async run() {
    const read = (name: string) => readFile(this.app.makePath('database/reference', name), 'utf8')
    const cases = await evaluateFolder(this.folder, await referenceKnowledge(read))
    if (cases.length === 0) {
      this.logger.error(`No export in ${this.folder} has an expected file beside it`)
      this.exitCode = 1
      return
    }

    const table = this.ui.table()
    table.head([
      'Export',
      'Rows',
      'wrong',
      'missing',
      'too many',
      'Trips',
      'wrong',
      'missing',
      'too many',
      'false claims',
    ])
    for (const one of [...cases, totalOf(cases)]) {
      table.row([one.name, ...cellsOf(one.rows), ...cellsOf(one.trips), String(one.falseClaims.length)])
    }
    table.render()
    for (const one of cases) this.#explain(one)
    if (cases.some(({ rows, trips }) => !isPerfect(rows) || !isPerfect(trips))) this.exitCode = 1
  }

  #explain({ name, rowDifferences, tripDifferences, falseClaims }: Evaluated) {
    for (const trip of falseClaims) this.logger.log(`${name}: false claim: ${trip}`)
    for (const sentence of rowDifferences) this.logger.log(`${name}: ${sentence}`)
    for (const { kind, trip, what, why } of tripDifferences) {
      this.logger.log(`${name}: ${kind}: ${trip}${what.length > 0 ? `; ${what.join('; ')}` : ''}`)
      if (why.length > 0) this.logger.log(`  because: ${why.join(', ')}`)
    }
  }
}

type Score = Evaluated['rows']

const countOf = ({ right, wrong, missing }: Score) => right + wrong + missing
const isPerfect = (score: Score) => score.right === countOf(score) && score.tooMany === 0
const cellsOf = (score: Score) => [
  `${score.right} of ${countOf(score)}`,
  ...[score.wrong, score.missing, score.tooMany].map(String),
]

function totalOf(cases: Evaluated[]): Pick<Evaluated, 'name' | 'rows' | 'trips' | 'falseClaims'> {
  const sum = (of: 'rows' | 'trips') =>
    cases.reduce<Score>(
      (total, one) => ({
        right: total.right + one[of].right,
        wrong: total.wrong + one[of].wrong,
        missing: total.missing + one[of].missing,
        tooMany: total.tooMany + one[of].tooMany,
      }),
      { right: 0, wrong: 0, missing: 0, tooMany: 0 }
    )
  return {
    name: 'All',
    rows: sum('rows'),
    trips: sum('trips'),
    falseClaims: cases.flatMap((one) => one.falseClaims),
  }
}

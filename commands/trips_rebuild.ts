import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { type Rebuilt, type TripChange, rebuildAllTrips } from '#app/travel/trips/actions/rebuild_all_trips'

const MAX_SHOWN = 50

/** After a change of rules or concessions: what would come out otherwise, and with `--apply` the trips themselves. */
export default class TripsRebuild extends BaseCommand {
  static commandName = 'trips:rebuild'
  static description = 'Build all trips anew; says what would change, and stores it with --apply'
  static help = ['Trips with a claim that was submitted stay as they are.']
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Store what changes' })
  declare apply: boolean

  async run() {
    const apply = this.apply ?? false
    const { cards, trips, kept, changes } = await rebuildAllTrips({ apply })
    for (const change of changes.slice(0, MAX_SHOWN)) this.logger.log(sentenceOf(change))
    if (changes.length > MAX_SHOWN) this.logger.log(`and ${changes.length - MAX_SHOWN} more`)

    for (const [what, count] of countsOf(changes)) this.logger.info(`${what}: ${count}`)
    const deed = apply ? 'changed' : 'would change'
    this.logger.success(
      `${changes.length} of ${trips} trips on ${cards} cards ${deed}; ${kept} with a submitted claim stay as they are`
    )
    if (!apply && changes.length > 0) this.logger.info('Run again with --apply to store this')
  }
}

const sentenceOf = ({ card, trip, fields }: TripChange) =>
  `card ${card}, ${trip}: ${Object.entries(fields)
    .map(([field, [before, after]]) => `${field} ${before ?? 'nothing'} -> ${after ?? 'nothing'}`)
    .join(', ')}`

/** How often each field changes, the most frequent first. */
function countsOf(changes: Rebuilt['changes']) {
  const counts = new Map<string, number>()
  for (const { fields } of changes) {
    for (const field of Object.keys(fields)) counts.set(field, (counts.get(field) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])
}

import type { Person } from '#app/platform/personal_data/personal_data'
import { personalData } from '#start/personal_data'

const ORDER = ['isStaff', 'onlyManager', 'uploadMoving', 'claimsOpen', 'expensesOpen', 'overpaid', 'moneyLeft']

/** Why someone cannot leave yet, as keys of `refusals.leaving`. */
export async function closureBlockers(person: Person, options = { lock: false }) {
  const blockers: string[] = []
  for (const { blockers: blockersOf } of personalData) blockers.push(...((await blockersOf?.(person, options)) ?? []))
  return blockers.sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
}

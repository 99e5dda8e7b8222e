import { operators } from '#app/travel/operators/operators'
import { currentConnection } from '#app/platform/shared/tenancy'
import type { Mode } from '#app/travel/operators/isomorphic/mode'
import { currentInference } from '#app/travel/trips/operators/current_inference'

export type OperatorOption = { value: string; label: string; isHere: boolean }

/** Each list once, and which of them is of which trip, by its public id. */
export type OperatorLists = { lists: OperatorOption[][]; of: Record<string, number> }

type Ride = { publicId: string; mode: Mode; fromPlace: string | null; toPlace: string | null; at: number }

export async function operatorLists(rides: Ride[]): Promise<OperatorLists> {
  const { possibleFor } = await currentInference(await currentConnection())
  const names = new Map((await operators.options()).map(({ value, label }) => [value, label]))
  const known = new Map<string, number>()
  const lists: OperatorOption[][] = []
  const of: Record<string, number> = {}
  for (const ride of rides) {
    const options = possibleFor(ride).flatMap(({ operator, brands, isHere }) => {
      const name = names.get(operator)
      if (!name) return []
      const others = brands.filter((brand) => brand !== name)
      return { value: operator, label: others.length > 0 ? `${others.join(', ')}: ${name}` : name, isHere }
    })
    const key = JSON.stringify(options)
    const at = known.get(key) ?? lists.push(options) - 1
    known.set(key, at)
    of[ride.publicId] = at
  }
  return { lists, of }
}

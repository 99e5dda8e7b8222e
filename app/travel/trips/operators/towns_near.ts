import type { InferOperator } from '#app/travel/trips/operators/infer_operator'
import type { TravelTransaction } from '#app/travel/trips/trip_draft'

const NEAR_MS = 3 * 60 * 60_000

/** Null where the rides of three hours before and after name several towns, or none. `rows` are in order of time. */
export function townsNear(rows: TravelTransaction[], { townOf }: InferOperator) {
  const named = rows.flatMap(({ at, fromPlace, toPlace }) =>
    [fromPlace, toPlace].flatMap((place) => {
      const town = place === null ? null : townOf(place, at)
      return town === null ? [] : [{ at, town }]
    })
  )
  return (at: number) => {
    const towns = new Set<string>()
    for (let n = firstFrom(named, at - NEAR_MS); n < named.length && named[n].at <= at + NEAR_MS; n++) {
      towns.add(named[n].town)
      if (towns.size > 1) return null
    }
    const [only] = towns
    return only ?? null
  }
}

function firstFrom(named: { at: number }[], from: number) {
  let [low, high] = [0, named.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (named[middle].at < from) low = middle + 1
    else high = middle
  }
  return low
}

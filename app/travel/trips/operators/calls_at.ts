import type { InferOperator } from '#app/travel/trips/operators/infer_operator'
import type { Mode } from '#app/travel/operators/isomorphic/mode'

/** True also where nobody is known there, or not this operator, or not which it was. */
export const callsAt = (
  inferOperator: InferOperator,
  operator: string | null,
  { places, mode, at }: { places: string[]; mode: Mode; at: number }
) =>
  operator === null ||
  places.every((fromPlace) => {
    const possible = inferOperator.possibleFor({ fromPlace, toPlace: null, mode, at })
    const mine = possible.find((one) => one.operator === operator)
    return mine === undefined || mine.isHere || !possible.some(({ isHere }) => isHere)
  })

import type { InferOperator } from '#app/travel/trips/operators/infer_operator'
import type { Mode } from '#app/travel/operators/isomorphic/mode'

/** Whether an operator ran from or to each of these stops at an instant; true where we know of nobody there, or not of this operator, or not which it was. */
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

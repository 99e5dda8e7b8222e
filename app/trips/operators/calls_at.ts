import type { InferOperator } from '#app/trips/operators/infer_operator'
import type { Mode } from '#app/trips/mode'

/** Whether an operator ran from or to each of these stops at an instant; true of stops where nobody is known to run. */
export const callsAt = (
  inferOperator: InferOperator,
  operator: string,
  { places, mode, at }: { places: string[]; mode: Mode; at: number }
) =>
  places.every((fromPlace) => {
    const here = inferOperator
      .possibleFor({ fromPlace, toPlace: null, mode, at })
      .filter(({ isHere }) => isHere)
    return here.length === 0 || here.some((one) => one.operator === operator)
  })

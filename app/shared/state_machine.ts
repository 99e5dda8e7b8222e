import { Refusal } from '#app/shared/refusal'

/** The closed list of an entity's states and the moves between them. */
export function stateMachine<State extends string>(moves: Record<State, readonly State[]>) {
  return {
    states: Object.keys(moves) as State[],
    allows: (from: State, to: State) => moves[from].includes(to),
    /** Refuses an illegal move in words; the field is where a form would show it. */
    check(from: State, to: State, field = 'status') {
      if (!moves[from].includes(to)) throw new Refusal(field, 'illegalMove')
    },
  }
}

export function stateMachine<State extends string>(moves: Record<State, readonly State[]>) {
  return {
    states: Object.keys(moves) as State[],
    allows: (from: State, to: State) => moves[from].includes(to),
  }
}

export type StateMachine<State extends string> = ReturnType<typeof stateMachine<State>>

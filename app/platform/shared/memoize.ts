export function memoize<Input, Answer>(
  compute: (input: Input) => Answer,
  keyOf: (input: Input) => string | number,
  most = 50_000
) {
  const known = new Map<string | number, Answer>()

  return (input: Input): Answer => {
    const key = keyOf(input)
    let answer = known.get(key)
    if (answer === undefined) {
      answer = compute(input)
      if (known.size >= most) known.clear()
      known.set(key, answer)
    }
    return answer
  }
}

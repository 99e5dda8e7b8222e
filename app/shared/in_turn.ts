/**
 * Makes props that are asked for together wait for each other: a request has one connection, and that answers
 * one question at a time.
 */
export function inTurn() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(load: () => Promise<T>) =>
    () => {
      const mine = last.then(load)
      last = mine.catch(() => {})
      return mine
    }
}

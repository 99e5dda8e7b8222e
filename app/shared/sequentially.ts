/** Loads props one after another, because a request has one database connection. */
export function sequentially() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(load: () => Promise<T>) =>
    () => {
      const mine = last.then(load)
      last = mine.catch(() => {})
      return mine
    }
}

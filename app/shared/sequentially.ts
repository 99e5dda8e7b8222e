export function sequentially() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(load: () => Promise<T>) =>
    () => {
      const mine = last.then(load)
      last = mine.catch(() => {})
      return mine
    }
}

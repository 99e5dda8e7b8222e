/** A module's default export, fetched when first asked for; always the same promise, as React's `use` wants it. */
export function loadOnce<T>(load: () => Promise<{ default: T }>) {
  let loading: Promise<T> | undefined
  return () => (loading ??= load().then((module) => module.default))
}

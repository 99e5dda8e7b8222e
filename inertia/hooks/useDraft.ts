import { useEffect } from 'react'

/** What was left of a form in this browser, laid over a fresh one; what has another shape is not ours. */
export function draftOf<Form extends object>(key: string, fresh: Form): Form {
  const found = stored(key)
  const fits = (name: keyof Form) =>
    typeof found[name] === typeof fresh[name] &&
    Array.isArray(found[name]) === Array.isArray(fresh[name])
  const names = (Object.keys(fresh) as (keyof Form)[]).filter(fits)
  return { ...fresh, ...Object.fromEntries(names.map((name) => [name, found[name]])) }

  function stored(from: string): Partial<Form> {
    try {
      return JSON.parse(localStorage.getItem(from) ?? '{}') ?? {}
    } catch {
      // Spoilt, or a browser that keeps nothing.
      return {}
    }
  }
}

/** Keeps a form in this browser while it is being filled in. */
export function useDraft(key: string, form: object) {
  const draft = JSON.stringify(form)

  useEffect(() => attempt(() => localStorage.setItem(key, draft)), [key, draft])
}

export const forgetDraft = (key: string) => attempt(() => localStorage.removeItem(key))

/** Some browsers let no site keep anything; the form works without. */
function attempt(work: () => void) {
  try {
    work()
  } catch {
    return
  }
}

import { useEffect, useRef, useState } from 'react'

const WRONG = '[aria-invalid="true"], fieldset[data-invalid] input'

/** Brings someone to the first field that is not right, once the page shows which those are. */
export function useErrorFocus() {
  const [asked, setAsked] = useState(0)
  const element = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (asked > 0) element.current?.querySelector<HTMLElement>(WRONG)?.focus()
  }, [asked])

  return { element, focusFirstError: () => setAsked((times) => times + 1) }
}

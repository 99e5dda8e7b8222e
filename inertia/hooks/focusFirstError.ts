import type { RefObject } from 'react'

/** Brings someone to the first field that is not right, once the page shows which those are. */
export const focusFirstError = (form: RefObject<HTMLElement | null>) =>
  requestAnimationFrame(() =>
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  )

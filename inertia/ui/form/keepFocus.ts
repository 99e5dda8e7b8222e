import type { MouseEvent } from 'react'

/**
 * A field that is left says what is wrong with it, which moves what is below it: a button that was pressed would be
 * gone from under the pointer before it is let go.
 */
export function keepFocus(event: MouseEvent<HTMLFormElement>) {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
}

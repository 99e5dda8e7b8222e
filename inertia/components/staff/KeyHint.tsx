import type { ReactNode } from 'react'
import classes from './KeyHint.module.css'

/** Which keys work here; for those who have a keyboard. */
export const KeyHint = ({ children }: { children: ReactNode }) => (
  <p className={classes.hint}>{children}</p>
)

export const kbd = (key: ReactNode) => <kbd className={classes.key}>{key}</kbd>

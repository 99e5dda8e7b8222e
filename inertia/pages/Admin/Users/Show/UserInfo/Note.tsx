import type { ReactNode } from 'react'
import classes from './Note.module.css'

/** A fact, and beside it what is worth knowing about it. */
export const Note = ({ children, note }: { children: ReactNode; note: ReactNode }) => (
  <>
    {children}
    {note && <span className={classes.note}>{note}</span>}
  </>
)

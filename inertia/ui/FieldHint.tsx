import type { ReactNode } from 'react'
import classes from './text.module.css'

export const FieldHint = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className={classes.hint}>
    {children}
  </p>
)

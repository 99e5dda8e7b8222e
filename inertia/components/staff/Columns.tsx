import type { ReactNode } from 'react'
import classes from './Columns.module.css'

type Props = { children: ReactNode; aside: ReactNode }

/** What to read on the left; what to do on the right, beside it on wide screens and below it on narrow ones. */
export const Columns = ({ children, aside }: Props) => (
  <div className={classes.columns}>
    <div className={classes.stack}>{children}</div>
    <div className={classes.stack}>{aside}</div>
  </div>
)

export const Stack = ({ children }: { children: ReactNode }) => <div className={classes.stack}>{children}</div>

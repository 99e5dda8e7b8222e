import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './Unavailable.module.css'

/** In place of a form or beside a disabled button: why it cannot be used. */
export const Unavailable = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className={classes.why}>
    <IconLock size={18} stroke={1.75} aria-hidden />
    <span>{children}</span>
  </p>
)

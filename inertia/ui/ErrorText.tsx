import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './text.module.css'

type Props = { id?: string; children?: ReactNode }

/** What is wrong and what to do about it; nothing when there is nothing wrong. */
export function ErrorText({ id, children }: Props) {
  if (!children) return null

  return (
    <p id={id} className={classes.error} role="alert">
      <IconAlertCircle size={18} aria-hidden />
      {children}
    </p>
  )
}

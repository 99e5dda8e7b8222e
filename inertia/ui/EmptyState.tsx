import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'

type Props = {
  /** One sentence: what is not here. */
  title: string
  description?: ReactNode
  /** The first step. */
  action?: ReactNode
  illustration?: 'ticket' | 'search' | 'done'
}

export function EmptyState({ title, description, action, illustration = 'ticket' }: Props) {
  return (
    <div className={classes.empty}>
      <svg className={classes.drawing} viewBox="0 0 120 80" width="120" height="80" aria-hidden>
        <path className={classes.track} d="M4 70h112M16 76h88" />
        {drawings[illustration]}
      </svg>
      <p className={classes.title}>{title}</p>
      {description && <div className={classes.description}>{description}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}

const drawings = {
  ticket: (
    <>
      <path d="M24 20h72a4 4 0 0 1 4 4v8a7 7 0 0 0 0 14v8a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4v-8a7 7 0 0 0 0-14v-8a4 4 0 0 1 4-4z" />
      <path className={classes.accent} d="m50 30-9 9 9 9M42 39h30" />
      <path className={classes.dashed} d="M84 22v34" />
    </>
  ),
  search: (
    <>
      <circle cx="56" cy="34" r="18" />
      <path className={classes.accent} d="m69 47 14 14" />
      <path className={classes.dashed} d="M47 34h18" />
    </>
  ),
  done: (
    <>
      <circle cx="60" cy="36" r="21" />
      <path className={classes.accent} d="m50 37 7 7 14-15" />
    </>
  ),
}

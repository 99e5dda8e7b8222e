import type { ReactNode } from 'react'
import classes from './StatusBadge.module.css'

export type Tone = 'neutral' | 'info' | 'waiting' | 'good' | 'bad'

/** A state in a word; the dot repeats the tone for those who scan. */
export const StatusBadge = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={classes.badge} data-tone={tone}>
    {children}
  </span>
)

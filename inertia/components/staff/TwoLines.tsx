import type { ReactNode } from 'react'
import classes from './TwoLines.module.css'

type Props = {
  children: ReactNode
  under: ReactNode
  tone?: 'bad' | 'waiting'
  /** For what may be long, such as a route. */
  wrap?: boolean
}

/** A cell of a dense table: what matters, and under it what explains it. */
export const TwoLines = ({ children, under, tone, wrap }: Props) => (
  <span className={classes.cell} data-tone={tone} data-wrap={wrap || undefined}>
    <span>{children}</span>
    <span className={classes.under}>{under}</span>
  </span>
)

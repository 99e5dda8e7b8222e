import { Link } from '@adonisjs/inertia/react'
import type { ReactNode } from 'react'
import classes from './StatTile.module.css'

type Props = {
  label: string
  value: ReactNode
  /** A line under the figure: what it is made of or what to do. */
  hint?: ReactNode
  href?: string
  /** Sets apart the one figure that matters most. */
  strong?: boolean
}

/** Put several in a `<StatTiles>`. */
export function StatTile({ label, value, hint, href, strong }: Props) {
  return (
    <div className={classes.tile} data-strong={strong || undefined}>
      <dt>{href ? <Link href={href}>{label}</Link> : label}</dt>
      <dd className={classes.value}>{value}</dd>
      {hint && <dd className={classes.hint}>{hint}</dd>}
    </div>
  )
}

export const StatTiles = ({ children }: { children: ReactNode }) => <dl className={classes.tiles}>{children}</dl>

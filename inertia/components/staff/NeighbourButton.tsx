import { Link } from '@adonisjs/inertia/react'
import type { ReactNode } from 'react'
import classes from './NeighbourButton.module.css'

type Props = {
  href: string | null
  /** Why there is nowhere to go, for when there is not. */
  why: string
  children: ReactNode
}

export const NeighbourButton = ({ href, why, children }: Props) =>
  href ? (
    <Link href={href} className={classes.button} prefetch>
      {children}
    </Link>
  ) : (
    <button type="button" className={classes.button} aria-disabled aria-description={why} title={why}>
      {children}
    </button>
  )

import { Link } from '@adonisjs/inertia/react'
import type { ReactNode } from 'react'
import classes from './ButtonLink.module.css'

type Props = {
  href: string
  children: ReactNode
  /** `white` and `accent` are for dark grounds. */
  variant?: 'filled' | 'default' | 'subtle' | 'white' | 'accent'
  size?: 'sm' | 'md' | 'lg'
  leftSection?: ReactNode
  prefetch?: boolean
}

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function ButtonLink({ href, children, leftSection, prefetch, variant = 'filled', size = 'sm' }: Props) {
  return (
    <Link href={href} prefetch={prefetch} className={classes.button} data-variant={variant} data-size={size}>
      {leftSection}
      {children}
    </Link>
  )
}

import { Link } from '@adonisjs/inertia/react'
import type { ReactNode } from 'react'
import { userUrl } from './urls'

/** A name that leads to all we know of that person. */
export const PersonLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <Link href={userUrl(id)} prefetch>
    {children}
  </Link>
)

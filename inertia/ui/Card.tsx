import type { ReactNode } from 'react'
import { useId } from 'react'
import classes from './Card.module.css'

type Props = {
  title?: string
  description?: ReactNode
  /** To the right of the title. */
  aside?: ReactNode
  /** Lets a table or list reach the edges. */
  flush?: boolean
  children: ReactNode
}

/** A section on its own sheet. */
export function Card({ title, description, aside, flush, children }: Props) {
  const id = useId()

  return (
    <section className={classes.card} aria-labelledby={title && id}>
      {title && (
        <div className={classes.head}>
          <div>
            <h2 id={id}>{title}</h2>
            {description && <p>{description}</p>}
          </div>
          {aside}
        </div>
      )}
      <div className={flush ? classes.flush : classes.body}>{children}</div>
    </section>
  )
}

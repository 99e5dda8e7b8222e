import { type ReactNode, useId } from 'react'
import classes from './TableSection.module.css'

type Props = { title: string; description?: string; children: ReactNode }

/** A heading over a table on a sheet of its own, whose rows are cards on a phone. */
export function TableSection({ title, description, children }: Props) {
  const id = useId()

  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {description && <p>{description}</p>}
      </div>
      {children}
    </section>
  )
}

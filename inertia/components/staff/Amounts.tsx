import type { ReactNode } from 'react'
import { Money } from '~/ui/Money'
import classes from './Amounts.module.css'

type Amount = {
  term: string
  cents: number | null
  /** What it is made of or where it comes from. */
  hint?: ReactNode
  /** In place of an amount that is not known yet. */
  without?: string
  /** Where a column of figures is added up. */
  sum?: boolean
}

/** A calculation, line by line, the way it stands on paper. */
export const Amounts = ({ lines }: { lines: Amount[] }) => (
  <dl className={classes.lines}>
    {lines.map(({ term, cents, hint, without, sum }) => (
      <div key={term} data-sum={sum || undefined}>
        <dt>
          {term}
          {hint && <small>{hint}</small>}
        </dt>
        <dd>{cents === null ? <span>{without ?? '–'}</span> : <Money cents={cents} />}</dd>
      </div>
    ))}
  </dl>
)

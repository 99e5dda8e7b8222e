import type { ReactNode } from 'react'
import classes from './Facts.module.css'

type Fact = { term: string; value: ReactNode; tone?: 'bad' | 'waiting' }

/** Facts side by side, for the top of a page and the head of a section. */
export const Facts = ({ items }: { items: Fact[] }) => (
  <dl className={classes.facts}>
    {items.map(({ term, value, tone }) => (
      <div key={term} data-tone={tone}>
        <dt>{term}</dt>
        <dd>{value ?? '–'}</dd>
      </div>
    ))}
  </dl>
)

import type { ReactNode } from 'react'
import classes from './DefinitionList.module.css'

type Props = { items: { term: string; value: ReactNode; key?: string }[] }

/** Facts about one thing; a fact without a value shows a dash. */
export const DefinitionList = ({ items }: Props) => (
  <dl className={classes.list}>
    {items.map(({ term, value, key = term }) => (
      <div key={key}>
        <dt>{term}</dt>
        <dd>{value ?? '–'}</dd>
      </div>
    ))}
  </dl>
)

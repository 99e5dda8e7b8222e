import type { ReactNode } from 'react'
import classes from './DefinitionList.module.css'

export type Item = { term: string; value: ReactNode; key?: string; tone?: 'bad' | 'waiting' }
type Props = { items: Item[]; sideBySide?: boolean }

/** Facts about one thing; a fact without a value shows a dash. */
export const DefinitionList = ({ items, sideBySide = false }: Props) => (
  <dl className={sideBySide ? classes.sideBySide : classes.list}>
    {items.map(({ term, value, key = term, tone }) => (
      <div key={key} data-tone={tone}>
        <dt>{term}</dt>
        <dd>{value ?? '–'}</dd>
      </div>
    ))}
  </dl>
)

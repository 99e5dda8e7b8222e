import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './Fold.module.css'

type Props = { summary: string; open?: boolean; children: ReactNode }

/** More for who wants it. */
export const Fold = ({ summary, open, children }: Props) => (
  <details className={classes.fold} open={open}>
    <summary>
      {summary}
      <IconChevronDown size={18} aria-hidden />
    </summary>
    <div className={classes.content}>{children}</div>
  </details>
)

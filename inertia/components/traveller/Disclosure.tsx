import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './Disclosure.module.css'

type Props = { summary: string; open?: boolean; children: ReactNode }

export const Disclosure = ({ summary, open, children }: Props) => (
  <details className={classes.fold} open={open}>
    <summary>
      {summary}
      <IconChevronDown size={18} aria-hidden />
    </summary>
    <div className={classes.content}>{children}</div>
  </details>
)

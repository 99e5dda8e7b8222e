import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './Disclosure.module.css'

type Props = {
  summary: string
  open?: boolean
  /** Once someone has opened it, also before the page came alive. */
  onOpen?: () => void
  children: ReactNode
}

export function Disclosure({ summary, open, onOpen, children }: Props) {
  const tell = (details: HTMLDetailsElement | null) => {
    if (details?.open) onOpen?.()
  }

  return (
    <details ref={tell} className={classes.fold} open={open} onToggle={(event) => tell(event.currentTarget)}>
      <summary>
        {summary}
        <IconChevronDown size={18} aria-hidden />
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  )
}

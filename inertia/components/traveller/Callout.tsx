import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './Callout.module.css'

type Props = { tone?: 'info' | 'warning' | 'bad'; title?: string; children: ReactNode }

/** Something worth knowing where it matters; it does not interrupt. */
export function Callout({ tone = 'info', title, children }: Props) {
  const Icon = tone === 'info' ? IconInfoCircle : IconAlertTriangle

  return (
    <div className={classes.callout} data-tone={tone} role="note">
      <Icon size={20} aria-hidden />
      <div>
        {title && <p className={classes.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
}

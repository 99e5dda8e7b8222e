import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
import classes from './Dropdown.module.css'

type Props = {
  /** What the button says. */
  label: ReactNode
  icon?: ReactNode
  /** Drawn while it is open; `close` shuts it. */
  children: (close: () => void) => ReactNode
}

const EDGE = 8
/** Below this much room under the button the panel opens above it, where there is more. */
const ROOM = 280

/** A button that opens a small panel beside it; Escape or a click elsewhere closes it. */
export function Dropdown({ label, icon, children }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => document.getElementById(id)?.hidePopover()

  const place = ({ newState, target, currentTarget }: ToggleEvent) => {
    // React tells it what a popover inside does as well.
    if (target !== currentTarget) return
    setOpen(newState === 'open')
    const at = button.current!.getBoundingClientRect()
    const width = panel.current!.offsetWidth || 256
    const left = Math.max(EDGE, Math.min(at.left, window.innerWidth - width - EDGE))
    const below = window.innerHeight - at.bottom
    const isAbove = below < ROOM && at.top > below
    Object.assign(panel.current!.style, {
      left: `${left}px`,
      top: isAbove ? 'auto' : `${at.bottom + 4}px`,
      bottom: isAbove ? `${window.innerHeight - at.top + 4}px` : 'auto',
    })
  }

  return (
    <>
      <button ref={button} type="button" className={classes.button} popoverTarget={id} aria-expanded={isOpen}>
        {icon}
        {label}
        <IconChevronDown size={16} aria-hidden />
      </button>
      <div ref={panel} id={id} popover="auto" className={classes.panel} onToggle={place}>
        {isOpen && children(close)}
      </div>
    </>
  )
}

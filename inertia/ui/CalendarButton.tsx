import { UnstyledButton } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, Suspense, type ToggleEvent, useId, useRef, useState } from 'react'
import { useTranslations } from '~/i18n'
import classes from './CalendarButton.module.css'

const Calendar = lazy(() => import('./Calendar'))

const EDGE = 8
const GAP = 8

type Props = {
  /** The element that says which day is picked. */
  labelledBy?: string
  day: string | null
  min?: string
  max?: string
  disabled?: boolean
  onPick: (day: string) => void
}

/** Opens a calendar beside its field, fetched when it is first asked for; Escape or a click elsewhere closes it. */
export function CalendarButton({ labelledBy, disabled, onPick, ...calendar }: Props) {
  const t = useTranslations('common.form')
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  const toggle = ({ newState }: ToggleEvent) => {
    setOpen(newState === 'open')
    if (newState === 'open') place(panel.current!, button.current!)
  }

  // Before the calendar goes, and the focus in it with it.
  const giveBack = ({ newState }: ToggleEvent) => {
    const hasFocus = panel.current!.contains(document.activeElement)
    if (newState === 'closed' && hasFocus) button.current!.focus()
  }

  return (
    <>
      <UnstyledButton
        ref={button}
        className={classes.open}
        aria-label={t('openCalendar')}
        aria-describedby={labelledBy}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={disabled}
        popoverTarget={id}
      >
        <IconCalendar size={18} aria-hidden />
      </UnstyledButton>
      <div
        ref={panel}
        id={id}
        role="dialog"
        aria-label={t('calendar')}
        popover="auto"
        className={classes.panel}
        onBeforeToggle={giveBack}
        onToggle={toggle}
      >
        {isOpen && (
          <Suspense>
            <Calendar
              {...calendar}
              onPick={(day) => {
                onPick(day)
                panel.current!.hidePopover()
              }}
            />
          </Suspense>
        )}
      </div>
    </>
  )
}

/** Below the button, or above it where there is more room; it scrolls with the page. */
function place(panel: HTMLElement, button: HTMLElement) {
  const at = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const left = Math.max(EDGE, Math.min(at.right - width, window.innerWidth - width - EDGE))
  const below = window.innerHeight - at.bottom
  const isAbove = below < height + GAP + EDGE && at.top > below
  const top = Math.max(EDGE, isAbove ? at.top - height - GAP : at.bottom + GAP)
  Object.assign(panel.style, {
    left: `${left + window.scrollX}px`,
    top: `${top + window.scrollY}px`,
  })
}

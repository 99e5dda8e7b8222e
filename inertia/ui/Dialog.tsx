import { type ComponentProps, type ReactNode, useId } from 'react'
import classes from './Dialog.module.css'

type Props = Omit<ComponentProps<'dialog'>, 'title' | 'className'> & { title: ReactNode }

/** Lies over the page once its `showModal` is called; what it asks comes under its title, and `DialogActions` last. */
export function Dialog({ title, children, ...dialog }: Props) {
  const titleId = useId()
  return (
    <dialog {...dialog} className={classes.dialog} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  )
}

export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={classes.actions}>{children}</div>
)

import { Button, type ButtonProps } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import classes from './ConfirmButton.module.css'

type Props = Omit<ButtonProps, 'children'> & {
  /** The button's words. */
  label: string
  title: string
  /** What stands below the title, until it is closed. */
  children: (close: () => void) => ReactNode
}

/** Asks for more before it acts. */
export function DialogButton({ label, title, children, ...button }: Props) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  const titleId = useId()

  return (
    <>
      <Button variant="default" {...button} onClick={() => dialog?.showModal()}>
        {label}
      </Button>
      <dialog ref={setDialog} className={classes.dialog} aria-labelledby={titleId} closedby="any">
        <h2 id={titleId}>{title}</h2>
        {children(() => dialog?.close())}
      </dialog>
    </>
  )
}

import { Button, type ButtonProps } from '@mantine/core'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { useTranslations } from '~/i18n'
import { Dialog, DialogActions } from './Dialog'
import classes from './Dialog.module.css'
import { type ActionProps, type AnyAction, splitAction, useAction } from './form/useAction'
import type { RouteName } from './form/target'

type Shared = ButtonProps & {
  /** The button's words, verb and object: "Withdraw claim". */
  children: string
  /** The question, with the object by its name: "Withdraw claim CLM-7F3K-92QD?" */
  title: string
  /** What follows from it. */
  consequence: ReactNode
  /** Red for what takes something away, green for what only cannot be undone. */
  danger?: boolean
}

/** Asks before it acts. */
export function ConfirmButton<Route extends RouteName>(props: ActionProps<Route> & Shared): ReactElement
export function ConfirmButton(props: AnyAction & Shared) {
  const [action, { children, title, consequence, danger = true, ...button }] = splitAction(props)
  const t = useTranslations('common.ui')
  // A page changes by itself; what is confirmed is what was read.
  const [asked, setAsked] = useState({ action, title, consequence, children })
  const { run, processing } = useAction(asked.action)
  const dialog = useRef<HTMLDialogElement>(null)

  const close = () => dialog.current?.close()
  const confirm = () => {
    close()
    run()
  }

  return (
    <>
      <Button
        variant="default"
        {...button}
        loading={processing}
        onClick={() => {
          setAsked({ action, title, consequence, children })
          dialog.current?.showModal()
        }}
      >
        {children}
      </Button>
      <Dialog ref={dialog} title={asked.title} closedby="any">
        <div className={classes.consequence}>{asked.consequence}</div>
        <DialogActions>
          <Button variant="default" onClick={close} autoFocus>
            {t('cancel')}
          </Button>
          <Button color={danger ? 'red.9' : undefined} onClick={confirm}>
            {asked.children}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

import { Button, type ButtonProps } from '@mantine/core'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslations } from '~/i18n'
import classes from './ConfirmButton.module.css'

type Props = Omit<ButtonProps, 'onClick'> & {
  /** The button's words, verb and object: "Withdraw claim". */
  children: string
  /** The question, with the object by its name: "Withdraw claim CLM-7F3K-92QD?" */
  title: string
  /** What follows from it. */
  consequence: ReactNode
  onConfirm: () => void
  processing?: boolean
  /** Red for what takes something away, green for what only cannot be undone. */
  danger?: boolean
}

/** Asks before it acts. */
export function ConfirmButton(props: Props) {
  const { children, title, consequence, onConfirm, processing, danger = true, ...button } = props
  const t = useTranslations('common.ui')
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  const close = () => dialog.current?.close()
  const confirm = () => {
    close()
    onConfirm()
  }

  return (
    <>
      <Button
        variant="default"
        {...button}
        loading={processing}
        onClick={() => dialog.current?.showModal()}
      >
        {children}
      </Button>
      <dialog ref={dialog} className={classes.dialog} aria-labelledby={titleId} closedby="any">
        <h2 id={titleId}>{title}</h2>
        <div className={classes.consequence}>{consequence}</div>
        <div className={classes.actions}>
          <Button variant="default" onClick={close} autoFocus>
            {t('cancel')}
          </Button>
          <Button color={danger ? 'red.9' : undefined} onClick={confirm}>
            {children}
          </Button>
        </div>
      </dialog>
    </>
  )
}

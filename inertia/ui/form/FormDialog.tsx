import { Button, type ButtonProps, Stack } from '@mantine/core'
import { type ReactElement, type ReactNode, useId, useState } from 'react'
import { useTranslations } from '~/i18n'
import classes from '~/ui/ConfirmButton.module.css'
import { Form, type FormProps, type LooseProps } from './Form'
import { SubmitButton } from './SubmitButton'
import type { RouteName } from './target'

type Shared = {
  /** The button's words, verb and object: "Block account". */
  label: string
  /** The question, with the object by its name. */
  title: string
  /** Words of the button that sends it, where they are others. */
  submit?: string
  /** What takes something away. */
  danger?: boolean
  button?: Pick<ButtonProps, 'size' | 'variant'>
  children: ReactNode
}

/** A button whose dialog asks for more before it acts: a form that closes when all went well. */
export function FormDialog<Route extends RouteName>(props: Omit<FormProps<Route>, 'children'> & Shared): ReactElement
export function FormDialog(props: Omit<LooseProps, 'children'> & Shared) {
  const { label, title, submit = label, danger = false, button, children, onSuccess, ...form } = props
  const t = useTranslations('common.ui')
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  const titleId = useId()
  const close = () => dialog?.close()

  return (
    <>
      <Button variant="default" {...button} onClick={() => dialog?.showModal()}>
        {label}
      </Button>
      <dialog ref={setDialog} className={classes.dialog} aria-labelledby={titleId} closedby="any">
        <h2 id={titleId}>{title}</h2>
        <LooseForm
          size="sm"
          stay
          {...form}
          onSuccess={(page) => {
            close()
            onSuccess?.(page)
          }}
        >
          <Stack gap="sm" mt="sm">
            {children}
          </Stack>
          <div className={classes.actions}>
            <Button variant="default" onClick={close}>
              {t('cancel')}
            </Button>
            <SubmitButton color={danger ? 'red.9' : undefined}>{submit}</SubmitButton>
          </div>
        </LooseForm>
      </dialog>
    </>
  )
}

/** Its target was checked above. */
const LooseForm = Form as (props: LooseProps) => ReactElement

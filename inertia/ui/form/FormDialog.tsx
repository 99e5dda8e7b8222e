import { Button, type ButtonProps, Stack } from '@mantine/core'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { useTranslations } from '~/i18n'
import { Dialog, DialogActions } from '~/ui/Dialog'
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
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()

  return (
    <>
      <Button variant="default" {...button} onClick={() => dialog.current?.showModal()}>
        {label}
      </Button>
      <Dialog ref={dialog} title={title} closedby="any">
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
          <DialogActions>
            <Button variant="default" onClick={close}>
              {t('cancel')}
            </Button>
            <SubmitButton color={danger ? 'red.9' : undefined}>{submit}</SubmitButton>
          </DialogActions>
        </LooseForm>
      </Dialog>
    </>
  )
}

/** Its target was checked above. */
const LooseForm = Form as (props: LooseProps) => ReactElement

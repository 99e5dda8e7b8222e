import { useForm } from '@inertiajs/react'
import { Button, Textarea } from '@mantine/core'
import { useId, useRef } from 'react'
import { useTranslations } from '~/i18n'
import dialogClasses from '~/ui/ConfirmButton.module.css'
import { ErrorText } from '~/ui/ErrorText'
import classes from './ReasonButton.module.css'

type Props = {
  /** The button's words, verb and object: "Block account". */
  children: string
  /** The question, with the object by its name. */
  title: string
  /** What follows from it. */
  consequence: string
  /** Who reads the reason. */
  hint: string
  method: 'post' | 'delete'
  action: string
  danger?: boolean
}

/** Asks for the reason before it acts; what the server does not accept is said beside it. */
export function ReasonButton(props: Props) {
  const { children, title, consequence, hint, method, action, danger = true } = props
  const t = useTranslations('admin_users.actions')
  const tUi = useTranslations('common.ui')
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const form = useForm({ reason: '' })
  const errors = form.errors as Record<string, string | undefined>

  return (
    <>
      <Button variant="default" onClick={() => dialog.current?.showModal()}>
        {children}
      </Button>
      <dialog
        ref={dialog}
        className={dialogClasses.dialog}
        aria-labelledby={titleId}
        closedby="any"
      >
        <form
          onSubmit={(event) => {
            event.preventDefault()
            form.submit(method, action, {
              // Viewing someone's pages starts at the top of them.
              preserveScroll: (page) => page.component.startsWith('Admin/'),
              onSuccess: () => {
                dialog.current?.close()
                form.reset()
              },
            })
          }}
        >
          <h2 id={titleId}>{title}</h2>
          <p className={dialogClasses.consequence}>{consequence}</p>
          <Textarea
            className={classes.reason}
            size="sm"
            name="reason"
            label={t('reason')}
            description={hint}
            rows={3}
            maxLength={500}
            required
            autoFocus
            value={form.data.reason}
            onChange={(event) => form.setData('reason', event.currentTarget.value)}
            error={errors.reason}
          />
          <ErrorText>{errors.user}</ErrorText>
          <div className={dialogClasses.actions}>
            <Button variant="default" onClick={() => dialog.current?.close()}>
              {tUi('cancel')}
            </Button>
            <Button type="submit" color={danger ? 'red.9' : undefined} loading={form.processing}>
              {children}
            </Button>
          </div>
        </form>
      </dialog>
    </>
  )
}

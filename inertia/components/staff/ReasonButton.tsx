import { Button } from '@mantine/core'
import { useId, useRef } from 'react'
import { useTranslations } from '~/i18n'
import dialogClasses from '~/ui/ConfirmButton.module.css'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextAreaField } from '~/ui/form/TextAreaField'
import classes from './ReasonButton.module.css'
import type { Filter } from './urls'

type Props = {
  /** The button's words, verb and object: "Block account". */
  children: string
  /** The question, with the object by its name. */
  title: string
  /** What follows from it. */
  consequence: string
  /** Who reads the reason. */
  hint: string
  route:
    | 'admin.users.block.store'
    | 'admin.users.two_factor.destroy'
    | 'admin.users.impersonations.store'
  userId: string
  /** The list to come back to. */
  filter?: Filter
  danger?: boolean
}

/** Asks for the reason before it acts; what the server does not accept is said beside it. */
export function ReasonButton(props: Props) {
  const { children, title, consequence, hint, route, userId, filter, danger = true } = props
  const t = useTranslations('admin_users.actions')
  const tUi = useTranslations('common.ui')
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

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
        <Form
          route={route}
          routeParams={{ user_id: userId }}
          qs={filter}
          size="sm"
          // Viewing someone's pages starts at the top of them.
          stay={route !== 'admin.users.impersonations.store'}
          resetOnSuccess
          onSuccess={() => dialog.current?.close()}
        >
          <h2 id={titleId}>{title}</h2>
          <p className={dialogClasses.consequence}>{consequence}</p>
          <TextAreaField
            className={classes.reason}
            name="reason"
            label={t('reason')}
            hint={hint}
            rows={3}
            maxLength={500}
            required
            autoFocus
          />
          <div className={dialogClasses.actions}>
            <Button variant="default" onClick={() => dialog.current?.close()}>
              {tUi('cancel')}
            </Button>
            <SubmitButton color={danger ? 'red.9' : undefined}>{children}</SubmitButton>
          </div>
        </Form>
      </dialog>
    </>
  )
}

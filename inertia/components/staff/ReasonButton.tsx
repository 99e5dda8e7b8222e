import { useTranslations } from '~/i18n'
import { FormDialog } from '~/ui/form/FormDialog'
import { TextAreaField } from '~/ui/form/TextAreaField'
import classes from './ReasonButton.module.css'
import { type Filter, listState } from './urls'

type Props = {
  /** The button's words, verb and object: "Block account". */
  children: string
  /** The question, with the object by its name. */
  title: string
  /** What follows from it. */
  consequence: string
  /** Who reads the reason. */
  hint: string
  route: 'admin.users.block.store' | 'admin.users.two_factor.destroy' | 'admin.users.impersonations.store'
  userId: string
  /** The list to come back to. */
  filter?: Filter
  danger?: boolean
}

/** Asks for the reason before it acts; what the server does not accept is said beside it. */
export function ReasonButton(props: Props) {
  const { children, title, consequence, hint, route, userId, filter, danger = true } = props
  const t = useTranslations('admin_users.actions')

  return (
    <FormDialog
      label={children}
      title={title}
      danger={danger}
      route={route}
      routeParams={{ user_id: userId }}
      qs={listState(filter)}
      // Viewing someone's pages starts at the top of them.
      stay={route !== 'admin.users.impersonations.store'}
      resetOnSuccess
    >
      <p>{consequence}</p>
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
    </FormDialog>
  )
}

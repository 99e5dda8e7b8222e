import { useTranslations } from '~/i18n'
import { Form } from '~/ui/form/Form'
import { SignedEuroField } from '~/ui/form/SignedEuroField'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextAreaField } from '~/ui/form/TextAreaField'
import classes from './Balance.module.css'

/** Adds to a balance or takes from it, with a reason. */
export function Correct({ userId }: { userId: string }) {
  const t = useTranslations('admin_users.money.correct')

  return (
    <Form
      route="admin.users.corrections.store"
      routeParams={{ user_id: userId }}
      size="sm"
      className={classes.form}
      stay
      resetOnSuccess
    >
      <SignedEuroField name="amountCents" label={t('amount')} hint={t('amountHint')} required />
      <TextAreaField name="reason" label={t('reason')} hint={t('reasonHint')} required />
      <SubmitButton>{t('submit')}</SubmitButton>
    </Form>
  )
}

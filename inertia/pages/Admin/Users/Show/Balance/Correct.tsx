import { useTranslations } from '~/i18n'
import { EuroField, useCents } from '~/ui/form/EuroField'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextAreaField } from '~/ui/form/TextAreaField'
import { useMoney } from '~/ui/Money'
import classes from './Balance.module.css'

type Props = { user: { id: string; name: string }; availableCents: number }

/** Adds to a balance or takes from it, with a reason. */
export function Correct({ user, availableCents }: Props) {
  const t = useTranslations('admin_users.money.correct')

  return (
    <Form
      route="admin.users.corrections.store"
      routeParams={{ user_id: user.id }}
      size="sm"
      className={classes.form}
      stay
      resetOnSuccess
    >
      <EuroField name="amountCents" label={t('amount')} hint={t('amountHint')} signed required />
      <TextAreaField name="reason" label={t('reason')} hint={t('reasonHint')} required />
      <Result user={user} availableCents={availableCents} />
      <SubmitButton>{t('submit')}</SubmitButton>
    </Form>
  )
}

/** Whose balance it is, and what it comes to. */
function Result({ user: { name }, availableCents }: Props) {
  const t = useTranslations('admin_users.money.correct')
  const money = useMoney()
  const cents = useCents('amountCents', { signed: true })
  if (cents === null) return <p>{t('now', { name, amount: money(availableCents) })}</p>
  return (
    <p aria-live="polite">
      {t('result', { name, amount: money(availableCents), result: money(availableCents + cents) })}
    </p>
  )
}

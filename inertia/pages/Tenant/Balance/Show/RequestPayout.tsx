import { AmountField } from '~/components/traveller/AmountField'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ErrorText } from '~/ui/ErrorText'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { useMoney } from '~/ui/Money'
import classes from './form.module.css'

type Props = {
  tenant: string
  balanceCents: number
  minimumCents: number
  ibanLast4: string | null
}

/** Moves money from the organisation's balance to its own bank account. */
export function RequestPayout({ tenant, balanceCents, minimumCents, ibanLast4 }: Props) {
  const t = useTranslations('tenant.balance')
  const words = useTranslations('balance.request')
  const money = useMoney()
  const errors = useErrors()
  const title = t('request.title')

  if (balanceCents < minimumCents) {
    const missing = money(minimumCents - Math.max(balanceCents, 0))
    return <Card title={title}>{words('tooLittle', { minimum: money(minimumCents), missing })}</Card>
  }
  if (!ibanLast4) return <Card title={title}>{t('account.none')}</Card>

  return (
    <Card title={title} description={t('request.lead', { last4: ibanLast4 })}>
      <Form route="tenant.payouts.store" routeParams={{ tenant }} className={classes.form} stay resetOnSuccess>
        <AmountField balanceCents={balanceCents} minimumCents={minimumCents} />
        <ErrorText>{errors.iban}</ErrorText>
        <SubmitButton fullWidth>{words('submit')}</SubmitButton>
      </Form>
    </Card>
  )
}

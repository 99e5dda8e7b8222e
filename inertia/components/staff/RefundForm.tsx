import { Stack } from '@mantine/core'
import { useTranslations } from '~/i18n'
import { DateField } from '~/ui/form/DateField'
import { EuroField, useCents } from '~/ui/form/EuroField'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextField } from '~/ui/form/TextField'
import { useMoney } from '~/ui/Money'
import { today } from '~/i18n/today'
import { type Filter, listState } from './urls'

type Props = { reference: string; filter: Filter; outstandingCents: number }

/** One line of the bank statement, as money for this claim. */
export function RefundForm({ reference, filter, outstandingCents }: Props) {
  return (
    <Form
      route="admin.claims.refunds.store"
      routeParams={{ claim_id: reference }}
      qs={listState(filter)}
      size="sm"
      initial={{ amountCents: outstandingCents, receivedOn: today() }}
      stay
    >
      <Stack gap="sm">
        <Fields outstandingCents={outstandingCents} />
      </Stack>
    </Form>
  )
}

function Fields({ outstandingCents }: Pick<Props, 'outstandingCents'>) {
  const t = useTranslations('admin.claim')
  const money = useMoney()
  const cents = useCents('amountCents')

  return (
    <>
      <EuroField name="amountCents" label={t('amount')} hint={describe()} required />
      <DateField name="receivedOn" label={t('receivedOn')} max={today()} required />
      <TextField
        name="statementReference"
        label={t('statementReference')}
        hint={t('statementHint')}
        autoComplete="off"
        required
      />
      <SubmitButton>{cents === null ? t('recordAny') : t('record', { amount: money(cents) })}</SubmitButton>
    </>
  )

  function describe() {
    const over = (cents ?? outstandingCents) - outstandingCents
    if (over > 0) return t('aboveOutstanding', { amount: money(over) })
    if (over < 0) return t('belowOutstanding', { amount: money(-over) })
    return t('amountHint', { amount: money(outstandingCents) })
  }
}

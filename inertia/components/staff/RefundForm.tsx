import { useForm } from '@inertiajs/react'
import { Button, Stack, TextInput } from '@mantine/core'
import { useTranslations } from '~/i18n'
import { useMoney } from '~/ui/Money'
import { today } from './days'
import { EuroInput } from './EuroInput'

type Fields = { amountCents: number | null; receivedOn: string; statementReference: string }
type Props = { action: string; outstandingCents: number }

/** One line of the bank statement, as money for this claim. */
export function RefundForm({ action, outstandingCents }: Props) {
  const t = useTranslations('admin.claim')
  const money = useMoney()
  const { data, setData, errors, clearErrors, post, processing } = useForm<Fields>({
    amountCents: outstandingCents,
    receivedOn: today(),
    statementReference: '',
  })

  const change = <Field extends keyof Fields>(field: Field, value: Fields[Field]) => {
    setData(field, value as never)
    clearErrors(field)
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        post(action, { preserveScroll: true })
      }}
    >
      <Stack gap="sm">
        <EuroInput
          name="amountCents"
          label={t('amount')}
          description={describe(data.amountCents)}
          cents={data.amountCents}
          onChange={(cents) => change('amountCents', cents)}
          error={errors.amountCents}
        />
        <TextInput
          size="sm"
          type="date"
          name="receivedOn"
          label={t('receivedOn')}
          max={today()}
          value={data.receivedOn}
          onChange={(event) => change('receivedOn', event.currentTarget.value)}
          error={errors.receivedOn}
        />
        <TextInput
          size="sm"
          name="statementReference"
          label={t('statementReference')}
          description={t('statementHint')}
          autoComplete="off"
          value={data.statementReference}
          onChange={(event) => change('statementReference', event.currentTarget.value)}
          error={errors.statementReference}
        />
        <Button type="submit" loading={processing}>
          {data.amountCents === null
            ? t('recordAny')
            : t('record', { amount: money(data.amountCents) })}
        </Button>
      </Stack>
    </form>
  )

  function describe(cents: number | null) {
    const over = (cents ?? outstandingCents) - outstandingCents
    if (over > 0) return t('aboveOutstanding', { amount: money(over) })
    if (over < 0) return t('belowOutstanding', { amount: money(-over) })
    return t('amountHint', { amount: money(outstandingCents) })
  }
}

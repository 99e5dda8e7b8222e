import { Stack } from '@mantine/core'
import { useTranslations } from '~/i18n'
import { EuroField, useCents } from '~/ui/form/EuroField'
import { Form } from '~/ui/form/Form'
import { RadioField } from '~/ui/form/RadioField'
import { SelectField } from '~/ui/form/SelectField'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextAreaField } from '~/ui/form/TextAreaField'
import { useTyped } from '~/ui/form/useField'
import { useMoney } from '~/ui/Money'
import { REJECTION_REASONS, useLabelOptions } from './labels'
import classes from './DecisionForm.module.css'
import type { Filter } from './urls'

type Props = { reference: string; filter: Filter; operator: string; grossCents: number }

/** What the operator answered: nothing is chosen beforehand, and only what belongs to the outcome is sent. */
export function DecisionForm({ reference, filter, operator, grossCents }: Props) {
  return (
    <Form
      route="admin.claims.decisions.store"
      routeParams={{ claim_id: reference }}
      qs={filter}
      size="sm"
      remember={`decision:${reference}`}
      stay
      resetOnSuccess
    >
      <Stack gap="sm">
        <Fields operator={operator} grossCents={grossCents} />
      </Stack>
    </Form>
  )
}

function Fields({ operator, grossCents }: Pick<Props, 'operator' | 'grossCents'>) {
  const t = useTranslations('admin.claim')
  const money = useMoney()
  const reasons = useLabelOptions('rejectionReason', REJECTION_REASONS)
  const outcome = useTyped('outcome')
  const amount = money(grossCents)

  return (
    <>
      <RadioField
        name="outcome"
        label={t('outcome')}
        className={classes.outcomes}
        required
        options={[
          { value: 'approved', label: t('approve'), hint: t('approveHint', { operator, amount }) },
          { value: 'partly_approved', label: t('partly') },
          { value: 'rejected', label: t('reject') },
        ]}
      />
      {outcome === 'partly_approved' && (
        <EuroField
          name="approvedCents"
          label={t('approvedAmount')}
          hint={t('approvedAmountHint', { amount })}
          required
        />
      )}
      {outcome === 'rejected' && (
        <SelectField
          name="reason"
          label={t('reason')}
          options={[{ value: '', label: t('chooseReason') }, ...reasons]}
          required
        />
      )}
      <TextAreaField name="note" label={t('note')} hint={t('noteHint')} rows={2} />
      <SubmitButton color={outcome === 'rejected' ? 'red.9' : undefined}>
        <Words grossCents={grossCents} />
      </SubmitButton>
    </>
  )
}

/** The button names the amount. */
function Words({ grossCents }: { grossCents: number }) {
  const t = useTranslations('admin.claim')
  const money = useMoney()
  const outcome = useTyped('outcome')
  const cents = useCents('approvedCents')

  if (outcome === 'rejected') return t('reject')
  if (outcome === 'approved') return t('approveFor', { amount: money(grossCents) })
  if (outcome === 'partly_approved') {
    return cents === null ? t('partly') : t('partlyFor', { amount: money(cents) })
  }
  return t('decide')
}

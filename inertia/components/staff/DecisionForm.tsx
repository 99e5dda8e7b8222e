import { useForm } from '@inertiajs/react'
import { Button, Radio, Stack, Textarea } from '@mantine/core'
import { useTranslations } from '~/i18n'
import { ErrorText } from '~/ui/ErrorText'
import { useMoney } from '~/ui/Money'
import { NativeSelect } from '~/ui/NativeSelect'
import { REJECTION_REASONS, useCodeOptions } from './codes'
import { EuroInput } from './EuroInput'

type Outcome = 'approved' | 'partly_approved' | 'rejected'
type Fields = { outcome: Outcome; approvedCents: number | null; reason: string; note: string }
type Props = { action: string; operator: string; grossCents: number }

/** What the operator answered. Only what belongs to the chosen outcome is sent. */
export function DecisionForm({ action, operator, grossCents }: Props) {
  const t = useTranslations('admin.claim')
  const money = useMoney()
  const reasons = useCodeOptions('rejectionReason', REJECTION_REASONS)
  // Kept in the history of the browser: whoever looks something up elsewhere finds it here when they come back.
  const form = useForm<Fields>(action, {
    outcome: 'approved',
    approvedCents: null,
    reason: '',
    note: '',
  })
  const { data, errors, processing } = form
  form.transform(belongingTo)
  const change = <Field extends keyof Fields>(field: Field, value: Fields[Field]) => {
    form.setData(field, value as never)
    form.clearErrors(field)
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        form.post(action, { preserveScroll: true, onSuccess: () => form.reset() })
      }}
    >
      <Stack gap="sm">
        <Radio.Group
          label={t('outcome')}
          value={data.outcome}
          onChange={(outcome) => change('outcome', outcome as Outcome)}
        >
          <Stack gap={6} mt={6}>
            <Radio
              value="approved"
              label={t('approve')}
              description={t('approveHint', { operator, amount: money(grossCents) })}
            />
            <Radio value="partly_approved" label={t('partly')} />
            <Radio value="rejected" label={t('reject')} />
          </Stack>
        </Radio.Group>
        {data.outcome === 'partly_approved' && (
          <EuroInput
            name="approvedCents"
            label={t('approvedAmount')}
            description={t('approvedAmountHint', { amount: money(grossCents) })}
            cents={data.approvedCents}
            onChange={(cents) => change('approvedCents', cents)}
            error={errors.approvedCents}
          />
        )}
        {data.outcome === 'rejected' && (
          <NativeSelect
            size="sm"
            name="reason"
            label={t('reason')}
            value={data.reason}
            data={[{ value: '', label: t('chooseReason') }, ...reasons]}
            onChange={(event) => change('reason', event.currentTarget.value)}
            error={errors.reason}
          />
        )}
        <Textarea
          size="sm"
          name="note"
          label={t('note')}
          description={t('noteHint')}
          rows={2}
          value={data.note}
          onChange={(event) => change('note', event.currentTarget.value)}
          error={errors.note}
        />
        <ErrorText>{errors.outcome}</ErrorText>
        <Button
          type="submit"
          loading={processing}
          color={data.outcome === 'rejected' ? 'red.9' : undefined}
        >
          {wordsFor(data)}
        </Button>
      </Stack>
    </form>
  )

  function wordsFor({ outcome, approvedCents }: Fields) {
    if (outcome === 'rejected') return t('reject')
    if (outcome === 'approved') return t('approveFor', { amount: money(grossCents) })
    return approvedCents === null ? t('partly') : t('partlyFor', { amount: money(approvedCents) })
  }
}

const belongingTo = ({ outcome, approvedCents, reason, note }: Fields) => ({
  outcome,
  ...(outcome === 'partly_approved' && { approvedCents }),
  ...(outcome === 'rejected' && { reason: reason || null }),
  note: note.trim() || null,
})

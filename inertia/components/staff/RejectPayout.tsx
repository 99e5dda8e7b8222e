import type { PayoutRow } from '#app/money/payouts/payout_rows'
import { useTranslations } from '~/i18n'
import { FormDialog } from '~/ui/form/FormDialog'
import { TextAreaField } from '~/ui/form/TextAreaField'
import { useMoney } from '~/ui/Money'

/** Finance does not pay it, with a reason. What goes back to an operator is undone on its bank line. */
export function RejectPayout({ payout }: { payout: PayoutRow }) {
  const t = useTranslations('admin.run')
  const money = useMoney()
  const { reference, payee, amountCents } = payout
  if (payout.kind === 'operator') return null

  return (
    <FormDialog
      label={t('reject')}
      title={t('rejectTitle', { reference })}
      danger
      button={{ size: 'compact-sm' }}
      route="admin.payouts.rejections.store"
      routeParams={{ payout_id: reference }}
      resetOnSuccess
    >
      <p>{t('rejectText', { amount: money(amountCents), payee })}</p>
      <TextAreaField
        name="reason"
        label={t('rejectReason')}
        hint={t('rejectReasonHint')}
        rows={3}
        maxLength={500}
        required
      />
    </FormDialog>
  )
}

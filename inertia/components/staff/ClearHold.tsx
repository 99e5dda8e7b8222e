import type { PayoutRow } from '#app/money/payouts/payout_rows'
import { useTranslations } from '~/i18n'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { FormDialog } from '~/ui/form/FormDialog'
import { TextAreaField } from '~/ui/form/TextAreaField'
import { useMoney } from '~/ui/Money'
import { HoldReasons } from './HoldReasons'

/** Says that someone looked at what holds a payout, or takes that back. */
export function ClearHold({ payout }: { payout: PayoutRow }) {
  const t = useTranslations('admin.run')
  const money = useMoney()
  const { reference, payee, amountCents, holds, clearances, status } = payout
  const words = { amount: money(amountCents), payee }

  if (holds.length === 0) {
    if (clearances.length === 0) return null
    return (
      <ConfirmButton
        size="compact-sm"
        danger={false}
        title={t('holdAgainTitle', { reference })}
        consequence={t('holdAgainText', words)}
        route="admin.payouts.clearances.destroy"
        routeParams={{ payout_id: reference }}
        stay
      >
        {t('holdAgain')}
      </ConfirmButton>
    )
  }
  return (
    <FormDialog
      label={t('clear')}
      title={t('clearTitle', { reference })}
      button={{ size: 'compact-sm' }}
      route="admin.payouts.clearances.store"
      routeParams={{ payout_id: reference }}
      data={{ reasons: holds }}
      resetOnSuccess
    >
      <p>{t(status === 'in_run' ? 'clearInRun' : 'clearText', words)}</p>
      <HoldReasons payout={payout} />
      <TextAreaField name="note" label={t('clearNote')} hint={t('clearNoteHint')} rows={3} maxLength={500} required />
    </FormDialog>
  )
}

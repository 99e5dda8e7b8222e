import type { PayoutRow } from '#app/money/payouts/payout_rows'
import { ClearHold } from '~/components/staff/ClearHold'
import { RejectPayout } from '~/components/staff/RejectPayout'
import { useTranslations } from '~/i18n'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { useMoney } from '~/ui/Money'
import classes from './PayoutActions.module.css'

/** What can be done with a payout before its run is released. */
export function PayoutActions({ run, payout }: { run: string; payout: PayoutRow }) {
  const t = useTranslations('admin.run')
  const money = useMoney()
  const { reference, payee, amountCents } = payout

  return (
    <div className={classes.actions}>
      <ConfirmButton
        size="compact-sm"
        danger={false}
        title={t('takeOutTitle', { reference })}
        consequence={t('takeOutText', { amount: money(amountCents), payee })}
        route="admin.payout_runs.payouts.destroy"
        routeParams={{ payout_run_id: run, id: reference }}
        stay
      >
        {t('takeOut')}
      </ConfirmButton>
      <ClearHold payout={payout} />
      <RejectPayout payout={payout} />
    </div>
  )
}

import type { WaitingCorrection } from '#app/money/adjustments/waiting_corrections'
import { Unavailable } from '~/components/staff/Unavailable'
import { useTranslations } from '~/i18n'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { useMoney } from '~/ui/Money'
import classes from './Index.module.css'

/** Yes or no of a second person; whoever asked can take it back. */
export function Decide({ correction }: { correction: WaitingCorrection }) {
  const t = useTranslations('admin.corrections')
  const money = useMoney()
  const { reference, amountCents, mayDecide, isOwn } = correction
  if (isOwn) return <Withdraw reference={reference} />

  const why = `why-not-${reference}`
  const shared = {
    size: 'compact-sm',
    disabled: !mayDecide,
    routeParams: { correction_id: reference },
    'aria-describedby': mayDecide ? undefined : why,
    stay: true,
  } as const

  return (
    <>
      <div className={classes.decide}>
        <ConfirmButton
          {...shared}
          danger={false}
          title={t('approveTitle', { reference })}
          consequence={t('approveText', { amount: money(amountCents, { sign: true }) })}
          route="admin.corrections.approvals.store"
        >
          {t('approve')}
        </ConfirmButton>
        <ConfirmButton
          {...shared}
          title={t('rejectTitle', { reference })}
          consequence={t('rejectText')}
          route="admin.corrections.rejections.store"
        >
          {t('reject')}
        </ConfirmButton>
      </div>
      {!mayDecide && <Unavailable id={why}>{t('own')}</Unavailable>}
    </>
  )
}

function Withdraw({ reference }: { reference: string }) {
  const t = useTranslations('admin.corrections')

  return (
    <>
      <ConfirmButton
        size="compact-sm"
        title={t('withdrawTitle', { reference })}
        consequence={t('withdrawText')}
        route="admin.corrections.destroy"
        routeParams={{ correction_id: reference }}
        stay
      >
        {t('withdraw')}
      </ConfirmButton>
      <Unavailable>{t('own')}</Unavailable>
    </>
  )
}
